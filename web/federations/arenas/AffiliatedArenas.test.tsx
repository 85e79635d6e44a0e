import { screen } from "@testing-library/react";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { show, showWith } from "../../../tests/support/component";
import type { AffiliatedArenasQuery } from "../../__generated__/AffiliatedArenasQuery.graphql";
import type { AffiliatedArenasTestQuery } from "../../__generated__/AffiliatedArenasTestQuery.graphql";
import type { FederationArenasPageAffiliationHistoryQuery } from "../../__generated__/FederationArenasPageAffiliationHistoryQuery.graphql";
import { AffiliatedArenas } from "./AffiliatedArenas";
import { AffiliationHistory } from "./FederationArenasPage";

type Federation = NonNullable<AffiliatedArenasTestQuery["response"]["node"]>["federation"];

function Page({ federation }: { federation: NonNullable<Federation> }) {
  const [round, setRound] = useState(0);
  const change = () => setRound(round + 1);
  return (
    <>
      <button type="button" onClick={change}>
        Mudou
      </button>
      <AffiliatedArenas federation={federation} round={round} onChange={change} />
    </>
  );
}

const federationWith = (arenaCount: number) => ({
  __typename: "Federation" as const,
  id: "federation",
  active: true,
  arenaPlaces: [{ uf: "SC" as const, city: "Florianópolis", arenaCount }],
  affiliated: { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
});

test("the map is counted again with the list", async () => {
  const { server, user } = showWith<AffiliatedArenasTestQuery>(
    graphql`
      query AffiliatedArenasTestQuery @relay_test_operation @raw_response_type {
        node(id: "federation") {
          ... on Federation @alias(as: "federation") {
            ...AffiliatedArenas_federation
          }
        }
      }
    `,
    { node: federationWith(2) },
    ({ node }) => (node?.federation ? <Page federation={node.federation} /> : null),
  );
  expect(screen.getByText("2 arenas")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Mudou" }));
  await server.answers<AffiliatedArenasQuery>({ node: federationWith(1) });
  expect(screen.getByText("1 arena")).toBeVisible();
});

function History() {
  const [round, setRound] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setRound(1)}>
        Mudou
      </button>
      <AffiliationHistory federationId="federation" round={round} />
    </>
  );
}

test("an affiliation that ends while the ended ones are open joins them", async () => {
  const { server, user } = show(<History />);
  await user.click(screen.getByRole("button", { name: "Filiações encerradas" }));
  const ended = (...edges: object[]): { node: object } => ({
    node: {
      __typename: "Federation",
      id: "federation",
      ended: { edges, pageInfo: { hasNextPage: false, endCursor: null } },
    },
  });
  await server.answers<FederationArenasPageAffiliationHistoryQuery>(ended());
  expect(screen.getByText("Nenhuma filiação foi encerrada até hoje.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Mudou" }));
  await server.answers<FederationArenasPageAffiliationHistoryQuery>(
    ended({
      node: {
        __typename: "Affiliation",
        id: "ended",
        status: "ENDED",
        proposedBy: "ARENA",
        proposedAt: "2026-01-05T12:00:00Z",
        answeredAt: "2026-01-06T12:00:00Z",
        endedAt: "2026-11-05T12:00:00Z",
        viewerMayAnswer: false,
        viewerMayWithdraw: false,
        arena: { id: "arena", name: "Arena do Sol", city: null },
      },
    }),
  );
  expect(screen.getByText("Arena do Sol")).toBeVisible();
});
