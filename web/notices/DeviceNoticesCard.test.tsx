import { act, screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { afterEach, expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../tests/support/component";
import type { DeviceNoticesCardTestQuery } from "../__generated__/DeviceNoticesCardTestQuery.graphql";
import type { devicePushOffMutation } from "../__generated__/devicePushOffMutation.graphql";
import type { devicePushOnMutation } from "../__generated__/devicePushOnMutation.graphql";
import type { devicePushRemoveMutation } from "../__generated__/devicePushRemoveMutation.graphql";
import type { devicePushTestMutation } from "../__generated__/devicePushTestMutation.graphql";
import { DeviceNoticesCard } from "./DeviceNoticesCard";

/** A browser that receives push messages; all of it is taken away again, because other files share this DOM. */
function giveBrowser({
  permission = "default",
  answer = "granted",
  isSubscribed = false,
  fails = false,
} = {}) {
  const keys = { p256dh: "chave", auth: "segredo" };
  const subscription = {
    endpoint: "https://push.example/1",
    toJSON: () => ({ endpoint: "https://push.example/1", keys }),
    unsubscribe: vi.fn<() => Promise<boolean>>(async () => {
      taken = null;
      return true;
    }),
  };
  let taken: typeof subscription | null = isSubscribed ? subscription : null;
  const pushManager = {
    subscribe: async () => {
      if (fails) throw new Error("AbortError");
      return (taken = subscription);
    },
    getSubscription: async () => taken,
  };
  const registration = { pushManager };
  const notification = {
    permission,
    requestPermission: async () => (notification.permission = answer),
  };
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("PushManager", class {});
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
  });
  return { subscription, notification };
}

/** An iPhone's browser, which receives none. */
function giveIphone({ https, standalone = false }: { https: boolean; standalone?: boolean }) {
  const agent = vi.spyOn(navigator, "userAgent", "get");
  agent.mockReturnValue("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15");
  vi.stubGlobal("isSecureContext", https);
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: standalone && query === "(display-mode: standalone)",
  }));
  return agent;
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const device = (id: string, name: string) => ({
  id,
  device: name,
  isCurrent: id === "here",
  createdAt: "2026-11-20T12:00:00Z",
  lastSuccessAt: null,
});
const here = device("here", "Chrome no Linux");
const phone = device("phone", "Chrome no Android");

async function showCard(pushDevices: (typeof here)[], pushKey: string | null = "chave") {
  const shown = showWith<DeviceNoticesCardTestQuery>(
    graphql`
      query DeviceNoticesCardTestQuery @relay_test_operation @raw_response_type {
        viewer {
          ...DeviceNoticesCard_viewer
        }
      }
    `,
    { viewer: { pushKey, pushDevices } },
    ({ viewer }) => (viewer ? <DeviceNoticesCard viewer={viewer} /> : null),
  );
  await act(async () => {}); // the browser says what it has
  return shown;
}
const toggle = () => screen.getByRole("switch", { name: "Mostrar avisos neste aparelho" });

test("nothing is offered where the server has no key", async () => {
  giveBrowser();
  await showCard([], null);
  expect(screen.queryByText("Avisos neste aparelho")).toBeNull();
});

test("a browser that receives none says so", async () => {
  await showCard([]);
  expect(screen.getByText(/^Este navegador não recebe avisos/)).toBeVisible();
  expect(screen.queryByRole("switch")).toBeNull();
});

test("an iPhone's browser says how to get them by the home screen", async () => {
  const agent = giveIphone({ https: true });
  await showCard([]);
  const steps = screen.getAllByRole("listitem").map((step) => step.textContent.replaceAll(/\s+/g, " "));
  expect(steps).toEqual([
    "Toque em Compartilhar no navegador.",
    "Escolha Adicionar à Tela de Início.",
    "Abra a Praia pelo novo ícone, entre na sua conta e ligue os avisos aqui.",
  ]);
  expect(screen.queryByRole("switch")).toBeNull();
  expect(await problemsShown()).toEqual([]);
  agent.mockRestore();
});

test.each([
  ["on plain http", { https: false }],
  ["on the home screen of a system that is too old", { https: true, standalone: true }],
])("an iPhone %s is not sent there", async (_where, phone) => {
  const agent = giveIphone(phone);
  await showCard([]);
  expect(screen.getByText(/^Este navegador não recebe avisos/)).toBeVisible();
  expect(screen.queryByRole("listitem")).toBeNull();
  agent.mockRestore();
});

test("where they are denied it says where to allow them", async () => {
  giveBrowser({ permission: "denied" });
  await showCard([]);
  expect(screen.getByText("Permita avisos nas configurações do navegador e volte aqui.")).toBeVisible();
  expect(await problemsShown()).toEqual([]);
});

test("turned on by one press, tried, and turned off", async () => {
  const { subscription } = giveBrowser();
  const { user, server } = await showCard([]);
  expect(toggle()).not.toBeChecked();
  await user.dblClick(toggle());
  expect(server.sent()).toEqual([{ endpoint: "https://push.example/1", p256dh: "chave", auth: "segredo" }]);
  await server.answers<devicePushOnMutation>({
    turnOnPush: { __typename: "TurnOnPushSuccess", viewer: { pushDevices: [here] } },
  });
  expect(toggle()).toBeChecked();
  expect(await problemsShown()).toEqual([]);

  await user.click(screen.getByRole("button", { name: "Enviar um aviso de teste" }));
  await server.answers<devicePushTestMutation>({
    sendTestPush: { __typename: "SendTestPushSuccess", done: true },
  });
  expect(await screen.findByText("Aviso de teste enviado")).toBeVisible();

  await user.click(toggle());
  await server.answers<devicePushOffMutation>({ turnOffPush: { viewer: { pushDevices: [] } } });
  expect(toggle()).not.toBeChecked();
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  expect(screen.queryByRole("button", { name: "Enviar um aviso de teste" })).toBeNull();
});

test.each([
  [{ answer: "default" }, "O navegador não permitiu os avisos."],
  [{ fails: true }, "O serviço de avisos do navegador não respondeu. Tente novamente."],
])("%o leaves it off and says why", async (browser, problem) => {
  giveBrowser(browser);
  const { user, server } = await showCard([]);
  await user.click(toggle());
  expect(toggle()).not.toBeChecked();
  expect(toggle()).toHaveAccessibleDescription(problem);
  expect(server.sent()).toEqual([]);
});

test("a refusal stands beside the switch, and the browser does not stay subscribed", async () => {
  const { subscription } = giveBrowser();
  const { user, server } = await showCard([]);
  await user.click(toggle());
  const message = "Seus avisos já aparecem em 10 aparelhos. Remova um deles para ligar este.";
  await server.answers<devicePushOnMutation>({ turnOnPush: { __typename: "RuleViolation", message } });
  expect(toggle()).not.toBeChecked();
  expect(toggle()).toHaveAccessibleDescription(message);
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
});

test("is off where the browser has forgotten its subscription, and follows its settings", async () => {
  const { notification } = giveBrowser({ permission: "granted" });
  await showCard([here]);
  expect(toggle()).not.toBeChecked();
  notification.permission = "denied";
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  expect(screen.getByText(/^Permita avisos/)).toBeVisible();
});

test("other devices are listed and removed", async () => {
  giveBrowser({ permission: "granted", isSubscribed: true });
  const { user, server } = await showCard([here, phone]);
  expect(toggle()).toBeChecked();
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  await user.dblClick(screen.getByRole("button", { name: /^Remover Chrome no Android dos avisos/ }));
  expect(server.sent()).toEqual([{ deviceId: "phone" }]);
  await server.answers<devicePushRemoveMutation>({
    removePushDevice: { viewer: { pushDevices: [here] } },
  });
  expect(screen.queryByRole("listitem")).toBeNull();
  expect(await screen.findByText("Aparelho removido dos avisos")).toBeVisible();
  expect(toggle()).toBeChecked();
});
