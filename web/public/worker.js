// Shows that a table waits, and opens it: nothing else. It keeps nothing, and the page never goes through it.
addEventListener('push', (event) => {
  const { title, navigate, ...options } = event.data.json().notification;
  const icon = new URL('icons/192.png', registration.scope).href;
  event.waitUntil(registration.showNotification(title, { ...options, icon, data: navigate }));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** The table, in the window where it is open already, or in another. */
async function open(address) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url.split(/[?#]/)[0] === address);
  return there ? there.focus() : clients.openWindow(address);
}
