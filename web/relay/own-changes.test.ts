import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { subscribeLive } from "./live";
import { changing, follow, eventReceived } from "./own-changes";

const restart = vi.fn<() => void>();
let leave: () => void;

beforeEach(() => {
  restart.mockClear();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  leave = follow({ name: "Desk", id: () => "desk-1", restart });
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How often the subscriptions were restarted. */
const restarts = () => {
  vi.runAllTimers();
  return restart.mock.calls.length;
};

describe("a change", () => {
  test("sends the ids of the subscriptions that its response covers, and no others", async () => {
    const send = vi.fn<(answered: readonly string[]) => Promise<object>>(async () => ({}));
    await changing(["Desk", "Court"], send);
    await changing(["Court"], send);
    expect(send.mock.calls).toEqual([[["desk-1"]], [[]]]);
    expect(restarts()).toBe(0);
  });

  test("with a failed or partial response restarts the subscriptions", async () => {
    await expect(changing(["Desk"], () => Promise.reject(new Error("offline")))).rejects.toThrow("offline");
    expect(restarts()).toBe(1);
    await changing(["Desk"], async () => ({ errors: [{ message: "too late" }] }));
    expect(restarts()).toBe(2);
  });

  test("that overlaps another user's update restarts the subscriptions after the last pending mutation", async () => {
    const answers: (() => void)[] = [];
    const send = () => new Promise<object>((resolve) => answers.push(() => resolve({})));
    const both = [changing(["Desk"], send), changing(["Desk"], send)];
    eventReceived();
    answers[0]?.();
    await both[0];
    expect(restarts()).toBe(0);
    answers[1]?.();
    await both[1];
    expect(restarts()).toBe(1);
    // An update while no mutation is pending is newer than all responses.
    eventReceived();
    await changing(["Desk"], async () => ({}));
    expect(restarts()).toBe(1);
  });
});

interface Said {
  type: string;
  id?: string;
}

/** A server stub that accepts every connection and records messages. */
class WelcomingSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static heard: Said[] = [];
  readyState = WelcomingSocket.CONNECTING;
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  constructor() {
    setTimeout(() => {
      this.readyState = WelcomingSocket.OPEN;
      this.onopen?.();
    });
  }
  send(text: string) {
    const said = JSON.parse(text) as Said;
    WelcomingSocket.heard.push(said);
    if (said.type === "connection_init")
      this.onmessage?.({ data: JSON.stringify({ type: "connection_ack" }) });
  }
  close() {
    this.readyState = WelcomingSocket.CLOSED;
  }
}

test("a mutation sends the current subscription id; if it fails, the subscription restarts under a new id", async () => {
  vi.useRealTimers();
  vi.stubGlobal("WebSocket", WelcomingSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "praia.example" });
  vi.stubGlobal("fetch", async () =>
    Response.json({ accessToken: null, expiresInSeconds: 0, session: null }),
  );
  const heard = (type: string) =>
    WelcomingSocket.heard.flatMap((said) => (said.type === type ? [said.id] : []));
  const listening = subscribeLive(
    { id: "x", name: "Court", text: null, operationKind: "subscription", metadata: {} },
    {},
  ).subscribe({});
  await vi.waitFor(() => expect(heard("subscribe")).toHaveLength(1));
  const named: (readonly string[])[] = [];
  const fail = (answered: readonly string[]) => {
    named.push(answered);
    return Promise.reject(new Error("offline"));
  };
  await expect(changing(["Court"], fail)).rejects.toThrow("offline");
  await vi.waitFor(() => expect(heard("subscribe")).toHaveLength(2));
  const [first, second] = heard("subscribe");
  expect(named).toEqual([[first]]);
  expect(heard("complete")).toEqual([first]);
  expect(second).not.toBe(first);
  listening.unsubscribe();
});

const sources = readdirSync("web", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test.") && !path.includes("__generated__"))
  .map((path) => readFileSync(join("web", path), "utf8"));

const operations = {
  mutation: /\smutation (\w+)\([^`]*/g,
  subscription: /\ssubscription (\w+)\([^`]*/g,
};

/** The fragments that each operation spreads, by operation name. */
const spreadsOf = (kind: keyof typeof operations) =>
  new Map(
    sources
      .flatMap((text) => [...text.matchAll(operations[kind])])
      .map(([text, name = ""]) => [name, new Set(text.match(/(?<=\.\.\.)\w+_tournament/g))]),
  );

/** Pairs of a mutation and the subscription it declares to cover. */
const claims = () =>
  sources.flatMap((text) => {
    const [, ofAll] = /^const failed [\s\S]*?\["(\w+Subscription)"\]/m.exec(text) ?? [];
    const mutations = text.split(/(?=\smutation \w+\()/).slice(1);
    return mutations.flatMap((operation): [string, string][] => {
      const [, mutation = ""] = /mutation (\w+)/.exec(operation) ?? [];
      const [, covered = ofAll] = /\["(\w+Subscription)"\]/.exec(operation) ?? [];
      return covered === undefined ? [] : [[mutation, covered]];
    });
  });

test("a mutation that covers a live page selects everything that its subscription selects", () => {
  const [mutations, subscriptions] = [spreadsOf("mutation"), spreadsOf("subscription")];
  const all = claims();
  expect(new Set(all.map(([, covered]) => covered))).toEqual(
    new Set(["TournamentPageSubscription", "TournamentSchedulePageSubscription"]),
  );
  for (const [mutation, covered] of all) {
    const selected = [...(subscriptions.get(covered) ?? [])];
    expect(selected, covered).not.toEqual([]);
    expect([...(mutations.get(mutation) ?? [])], mutation).toEqual(expect.arrayContaining(selected));
  }
});
