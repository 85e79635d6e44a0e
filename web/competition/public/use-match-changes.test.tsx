import { act } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { MockPayloadGenerator } from "relay-test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showWith } from "../../../tests/support/component";
import type { useMatchChanges_tournament$key } from "../../__generated__/useMatchChanges_tournament.graphql";
import type { useMatchChangesTestQuery } from "../../__generated__/useMatchChangesTestQuery.graphql";
import { useMatchChanges } from "./use-match-changes";
import { useTournamentNews } from "./use-tournament-live";

const page = graphql`
  query useMatchChangesTestQuery @relay_test_operation @raw_response_type {
    tournament(key: "00000000-0000-0000-0000-000000000000") {
      ...useMatchChanges_tournament
    }
  }
`;
const known = {
  id: "tournament",
  revision: 4,
  status: "REGISTRATION_OPEN",
  matchCount: 0,
  entrantsKey: "eight",
  termsKey: "open, R$ 80",
} as const;

function Follower({ tournament }: { tournament: useMatchChanges_tournament$key }) {
  useMatchChanges(tournament, page, {});
  useTournamentNews(known.id, () => undefined);
  return null;
}

function follow() {
  const { server } = showWith<useMatchChangesTestQuery>(
    page,
    { tournament: known },
    ({ tournament }) => tournament && <Follower tournament={tournament} />,
  );
  const { mock } = server.environment;
  /** Delivers a live update of the tournament, without any match. */
  const hear = async (tournament: Partial<Record<keyof typeof known, string>>, revision = 4) => {
    const news = mock
      .getAllOperations()
      .find(({ request }) => request.node.params.name === "useMatchChangesSubscription");
    if (!news) throw new Error("nothing is followed");
    const payload = MockPayloadGenerator.generate(news, {
      Subscription: () => ({
        matchesChanged: {
          fromRevision: 4,
          revision,
          tournament: { ...known, ...tournament },
          categories: [],
          matches: [],
        },
      }),
    });
    await act(async () => {
      mock.nextValue(news, payload);
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  };
  const followed = () =>
    mock
      .getAllOperations()
      .filter(({ request }) => request.node.params.operationKind === "subscription")
      .map(({ request }) => request.node.params.name);
  return { server, hear, followed };
}

// Refetches are spread at random; with 0 there is no delay.
beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0));
afterEach(() => void vi.restoreAllMocks());

test("the page is refetched when its terms change, for example when enrolment closes or the fee changes", async () => {
  const { server, hear } = follow();
  await hear({});
  expect(server.sent()).toHaveLength(0);
  await hear({ termsKey: "closed, R$ 80" });
  expect(server.sent()).toHaveLength(1);
});

test("the page is refetched when entrants change or the tournament starts", async () => {
  for (const change of [{ entrantsKey: "nine" }, { status: "IN_PROGRESS" }]) {
    const { server, hear } = follow();
    await hear(change);
    expect(server.sent()).toHaveLength(1);
  }
});

test("a page that was read before the latest change is refetched once more", async () => {
  const { server, hear } = follow();
  await hear({ termsKey: "closed, R$ 80" }, 6);
  await server.answers<useMatchChangesTestQuery>({ tournament: { ...known, revision: 5 } });
  await vi.waitFor(() => expect(server.sent()).toHaveLength(1));
  await server.answers<useMatchChangesTestQuery>({ tournament: { ...known, revision: 6 } });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(server.sent()).toHaveLength(0);
});

test("parts of the page keep a subscription of their own, as the page's repeats itself every minute", () => {
  const { followed } = follow();
  expect(followed().toSorted()).toEqual(["useMatchChangesSubscription", "useTournamentLiveSubscription"]);
});
