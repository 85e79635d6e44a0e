import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";

const source = readFileSync(join(import.meta.dirname, "../../public/service-worker.js"), "utf8");
const origin = "https://praia.example";
type Handler = (event: object) => void;

/** Runs the worker as a browser does. @param tabs the addresses of the open tabs. */
function startWorker(tabs: string[] = []) {
  const handlers = new Map<string, Handler>();
  const shown = vi.fn<(title: string, options: object) => Promise<void>>(async () => {});
  const opened = vi.fn<(url: string) => Promise<void>>(async () => {});
  const focused = vi.fn<(url: string) => void>();
  const self = {
    location: { origin },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    registration: { showNotification: shown },
    clients: {
      matchAll: async () => tabs.map((url) => ({ url, focus: async () => focused(url) })),
      openWindow: opened,
    },
  };
  runInNewContext(source, { self, URL });
  const send = async (name: string, event: object) => {
    const until: unknown[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (work: unknown) => until.push(work) });
    await Promise.all(until);
  };
  return {
    shown,
    opened,
    focused,
    push: (data: { json: () => unknown } | null) => send("push", { data }),
    click: async (path?: string) => {
      const close = vi.fn<() => void>();
      await send("notificationclick", { notification: { close, data: { path } } });
      expect(close).toHaveBeenCalledOnce();
    },
  };
}

test("a message is shown with its title and text", async () => {
  const { push, shown } = startWorker();
  await push({ json: () => ({ title: "Sua aula mudou", text: "É quinta.", path: "/aulas", tag: "1" }) });
  expect(shown).toHaveBeenCalledWith("Sua aula mudou", {
    body: "É quinta.",
    tag: "1",
    icon: "/icons/praia-192.png",
    lang: "pt-BR",
    data: { path: "/aulas" },
  });
});

test("one that cannot be read is shown as well", async () => {
  const { push, shown } = startWorker();
  await push(null);
  await push({ json: () => JSON.parse("{") as unknown });
  expect(shown.mock.calls.map(([title]) => title)).toEqual(["Novo aviso na Praia", "Novo aviso na Praia"]);
});

test("a press brings the tab of the page to the front, and opens one if there is none", async () => {
  const { click, opened, focused } = startWorker([`${origin}/conta`, `${origin}/aulas`]);
  await click("/aulas");
  expect(focused.mock.calls).toEqual([[`${origin}/aulas`]]);
  await click("/torneio/1?aba=meus-jogos");
  await click();
  expect(opened.mock.calls).toEqual([[`${origin}/torneio/1?aba=meus-jogos`], [`${origin}/avisos`]]);
});

test("it leads to no other site", async () => {
  const { click, opened, focused } = startWorker();
  await click("https://outro.example/");
  await click("//outro.example/");
  expect(opened).not.toHaveBeenCalled();
  expect(focused).not.toHaveBeenCalled();
});
