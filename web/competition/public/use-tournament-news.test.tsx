import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { MockPayloadGenerator } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import { show } from "../../../tests/support/component";
import type { useTournamentNewsTestQuery } from "../../__generated__/useTournamentNewsTestQuery.graphql";
import { useTournamentLive, useTournamentNews } from "./use-tournament-live";

const page = graphql`
  query useTournamentNewsTestQuery {
    tournament(key: "00000000-0000-0000-0000-000000000000") {
      __typename
    }
  }
`;
const subscription = graphql`
  subscription useTournamentNewsTestSubscription($tournamentId: ID!) {
    tournamentChanged(tournamentId: $tournamentId) {
      status
    }
  }
`;

function Page() {
  useTournamentLive({ id: "tournament", status: "IN_PROGRESS" }, subscription, page, {});
  return null;
}

function Part({ onNews, atStart }: { onNews: () => void; atStart: boolean }) {
  useTournamentNews("tournament", onNews, atStart);
  return null;
}

interface ScreenProps {
  parts: (() => void)[];
  withPage: boolean;
  atStart: boolean;
}

function Screen({ parts, withPage, atStart }: ScreenProps) {
  const [shown, setShown] = useState(withPage);
  return (
    <>
      {parts.map((onNews, index) => (
        <Part key={index} onNews={onNews} atStart={atStart} />
      ))}
      <button onClick={() => setShown(!shown)}>Página</button>
      {shown ? <Page /> : null}
    </>
  );
}

function screenOf(parts: (() => void)[], withPage: boolean, atStart = false) {
  const { server, user } = show(<Screen parts={parts} withPage={withPage} atStart={atStart} />);
  const { mock } = server.environment;
  const followed = () =>
    mock.getAllOperations().filter(({ request }) => request.node.params.operationKind === "subscription");
  const one = (name?: string) => {
    const operation = followed().find(({ request }) => !name || request.node.params.name === name);
    if (!operation) throw new Error("No subscription");
    return operation;
  };
  return {
    server,
    togglePage: () => user.click(screen.getByRole("button", { name: "Página" })),
    names: () => followed().map(({ request }) => request.node.params.name),
    hear: (name?: string) =>
      act(() => mock.nextValue(one(name), MockPayloadGenerator.generate(one(name), {}))),
    refuse: () => act(() => mock.reject(one(), new Error("Too many follow"))),
  };
}

test("a part of a live page uses the page's subscription", async () => {
  const onNews = vi.fn<() => void>();
  const { names, hear } = screenOf([onNews], true);
  expect(names()).toEqual(["useTournamentNewsTestSubscription"]);
  hear(); // the current state
  hear();
  await vi.waitFor(() => expect(onNews).toHaveBeenCalledOnce());
});

test.each([
  ["of a live page", true],
  ["of a page without live updates", false],
])(
  "a part %s that may have missed a change hears once when changes begin to arrive",
  async (_page, withPage) => {
    const onNews = vi.fn<() => void>();
    const { hear } = screenOf([onNews], withPage, true);
    expect(onNews).not.toHaveBeenCalled();
    hear();
    await vi.waitFor(() => expect(onNews).toHaveBeenCalledOnce());
    hear();
    await vi.waitFor(() => expect(onNews).toHaveBeenCalledTimes(2));
  },
);

test("parts of a page without live updates share one subscription, until the page has its own", async () => {
  const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { names, hear, togglePage } = screenOf([one, other], false);
  expect(names()).toEqual(["useTournamentLiveSubscription"]);
  hear();
  hear();
  await vi.waitFor(() => expect(one).toHaveBeenCalledOnce());
  expect(other).toHaveBeenCalledOnce();
  await togglePage();
  expect(names()).toEqual(["useTournamentNewsTestSubscription"]);
  await togglePage();
  expect(names()).toEqual(["useTournamentLiveSubscription"]);
});

test("a part whose page is refused has its own subscription, and hears at once when the page is followed again", async () => {
  const onNews = vi.fn<() => void>();
  const { names, hear, refuse, server } = screenOf([onNews], true);
  refuse();
  expect(names()).toEqual(["useTournamentLiveSubscription"]);
  hear();
  hear();
  await vi.waitFor(() => expect(onNews).toHaveBeenCalledOnce());
  act(() => void window.dispatchEvent(new Event("online"))); // the page is refetched, and then followed again
  await server.answers<useTournamentNewsTestQuery>({});
  expect(onNews).toHaveBeenCalledTimes(2);
  hear("useTournamentNewsTestSubscription");
  await vi.waitFor(() => expect(onNews).toHaveBeenCalledTimes(3));
});
