// Keeps a screen from falling asleep, where the browser lets a page ask for it.
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  const hold = async () => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    // Refused on low battery and in insecure places: then the screen sleeps as it always does.
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
  };
  const again = () => void hold();
  again();
  document.addEventListener('visibilitychange', again);
  return () => {
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
