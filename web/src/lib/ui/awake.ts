// Keeps a screen from falling asleep, where the browser lets a page ask for it.
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let left = false;
  const hold = async () => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    // Refused on low battery and in insecure places: then the screen sleeps as it always does.
    const held = await navigator.wakeLock.request('screen').catch(() => undefined);
    // Whoever asked may be gone by the time it is granted.
    if (left) void held?.release();
    else if (held) {
      void lock?.release();
      lock = held;
    }
  };
  const again = () => void hold();
  again();
  document.addEventListener('visibilitychange', again);
  return () => {
    left = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
