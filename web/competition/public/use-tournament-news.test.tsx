import { act } from "@testing-library/react";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { MockPayloadGenerator } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import { show } from "../../../tests/support/component";
import { useTournamentLive } from "./use-tournament-live";
import { useTournamentNews } from "./use-tournament-news";

const page = graphql`
  query useTournamentNewsTestQuery {
    tournament(key: "00000000-0000-0000-0000-000000000000") {
      status
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

function Part({ onNews }: { onNews: () => void }) {
  useTournamentNews("tournament", onNews);
  return null;
}

let setPage: (shown: boolean) => void;

function screenOf(parts: (() => void)[], withPage: boolean) {
  function Screen() {
    const [shown, setShown] = useState(withPage);
    setPage = (next) => act(() => setShown(next));
    return (
      <>
        {parts.map((onNews, index) => (
          <Part key={index} onNews={onNews} />
        ))}
        {shown ? <Page /> : null}
      </>
    );
  }
  const { mock } = show(<Screen />).server.environment;
  const followed = () =>
    mock.getAllOperations().filter(({ request }) => request.node.params.operationKind === "subscription");
  return {
    names: () => followed().map(({ request }) => request.node.params.name),
    hear: () => {
      const [operation] = followed();
      if (!operation) throw new Error("No subscription");
      act(() => mock.nextValue(operation, MockPayloadGenerator.generate(operation)));
    },
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

test("parts of a page without live updates share one subscription, until the page has its own", async () => {
  const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { names, hear } = screenOf([one, other], false);
  expect(names()).toEqual(["useTournamentNewsSubscription"]);
  hear();
  hear();
  await vi.waitFor(() => expect(one).toHaveBeenCalledOnce());
  expect(other).toHaveBeenCalledOnce();
  setPage(true);
  expect(names()).toEqual(["useTournamentNewsTestSubscription"]);
  setPage(false);
  expect(names()).toEqual(["useTournamentNewsSubscription"]);
});
