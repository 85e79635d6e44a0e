// Shows the notices that the server pushes to this device, and opens their page. It handles no requests: pages load as
// they do without it.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const icon = "/icons/praia-192.png";

self.addEventListener("push", (event) => {
  const { title, text, path, tag } = readMessage(event.data);
  event.waitUntil(
    self.registration.showNotification(title, { body: text, tag, icon, lang: "pt-BR", data: { path } }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.path));
});

/** A browser that shows nothing for a message takes the permission back, so one that is not read is shown as well. */
function readMessage(data) {
  const unread = { title: "Novo aviso na Praia", text: "", path: "/avisos", tag: "aviso" };
  try {
    return { ...unread, ...data?.json() };
  } catch {
    return unread;
  }
}

/** A tab that shows the page already comes to the front; another tab is left as it is, with what was begun there. */
async function openPage(path) {
  const url = new URL(path ?? "/avisos", self.location.origin);
  if (url.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find((open) => open.url === url.href);
  await (tab ? tab.focus() : self.clients.openWindow(url.href));
}
