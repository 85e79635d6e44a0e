import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { showWith } from "../../../tests/support/component";
import type { PublishedListQuery } from "../../__generated__/PublishedListQuery.graphql";
import type { PublishedListTestQuery } from "../../__generated__/PublishedListTestQuery.graphql";
import { PublishedList } from "./PublishedList";

const october = "00000000-0000-0000-0000-000000000010";
const november = "00000000-0000-0000-0000-000000000011";
const version = (key: string, month: string) => ({
  key,
  month,
  number: 1,
  reason: null,
  publishedAt: "2026-12-01T12:00:00Z",
  bestResults: 8,
  window: "CALENDAR_YEAR" as const,
  unaffiliated: "COUNT" as const,
  athleteCount: 2,
  correctedBy: null,
});
const place = (id: string, displayName: string) => ({
  node: {
    id,
    position: 1,
    points: 100,
    titles: 1,
    eventsPlayed: 1,
    change: "SAME" as const,
    changeBy: null,
    athlete: { id: displayName, displayName },
  },
});
const ranking = {
  id: "ranking",
  key: "00000000-0000-0000-0000-000000000001",
  name: "Ranking da Barra",
  isPublic: false,
  versions: {
    edges: [
      { node: { key: november, month: "2026-11-01", number: 1 } },
      { node: { key: october, month: "2026-10-01", number: 1 } },
    ],
  },
};
const ofMonth = (key: string, month: string) => ({
  ...ranking,
  version: version(key, month),
  positions: {
    edges: [place(`ana ${month}`, "Ana Reis"), place(`bia ${month}`, "Bia Prado")],
    pageInfo: { hasNextPage: false, endCursor: null },
  },
});
const found = (month: string) => ({
  node: {
    __typename: "Ranking",
    ...ranking,
    positions: {
      edges: [place(`ana ${month}`, "Ana Reis")],
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  },
});

type Response = PublishedListTestQuery["response"];

/** As the page, which gives the list of another address to the same component. */
function Page(response: Response) {
  const [shown, setShown] = useState<"november" | "october">("november");
  const list = response[shown]?.ranking;
  return (
    <>
      <button type="button" onClick={() => setShown("october")}>
        Outubro
      </button>
      {list ? <PublishedList ranking={list} /> : null}
    </>
  );
}

test("another month is searched too for who is in the field, and an empty field finds everybody again", async () => {
  const { user, fill, server } = showWith<PublishedListTestQuery>(
    graphql`
      query PublishedListTestQuery @relay_test_operation @raw_response_type {
        november: node(id: "november") {
          ... on Ranking @alias(as: "ranking") {
            ...PublishedList_ranking @arguments(version: "00000000-0000-0000-0000-000000000011")
          }
        }
        october: node(id: "october") {
          ... on Ranking @alias(as: "ranking") {
            ...PublishedList_ranking @arguments(version: "00000000-0000-0000-0000-000000000010")
          }
        }
      }
    `,
    {
      november: { __typename: "Ranking", ...ofMonth(november, "2026-11-01") },
      october: { __typename: "Ranking", ...ofMonth(october, "2026-10-01") },
    },
    (response) => <Page {...response} />,
  );
  const sends = (asked: object) => waitFor(() => expect(server.sent()).toMatchObject([asked]));
  await fill("Buscar atleta", "Ana");
  await sends({ search: "Ana", version: november });
  await server.answers<PublishedListQuery>({
    node: { ...found("2026-11-01").node, version: version(november, "2026-11-01") },
  });
  expect(screen.queryByText("Bia Prado")).toBeNull();

  await user.click(screen.getByRole("button", { name: "Outubro" }));
  expect(screen.getByLabelText("Buscar atleta")).toHaveValue("Ana");
  await sends({ search: "Ana", version: october });
  await server.answers<PublishedListQuery>({
    node: { ...found("2026-10-01").node, version: version(october, "2026-10-01") },
  });
  expect(screen.queryByText("Bia Prado")).toBeNull();

  await fill("Buscar atleta", "");
  await sends({ search: "", version: october });
});
