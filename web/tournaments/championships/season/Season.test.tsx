import { screen, within } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../../tests/support/component";
import type { SeasonTestQuery } from "../../../__generated__/SeasonTestQuery.graphql";
import { Season } from "./Season";

const championship = (
  key: string,
  name: string,
  startDate: string,
  clashes: string[] = [],
  clashCount = clashes.length,
  clashesInSamePlaceCount = 0,
) => ({
  clashes,
  clashesInSamePlaceCount,
  clashCount,
  tournament: {
    id: key,
    key,
    name,
    startDate,
    endDate: null,
    venue: "Praia Mole",
    registrationStartsOn: null,
    registrationEndsOn: "2098-02-01",
    status: "REGISTRATION_OPEN" as const,
    kind: "INTERNAL" as const,
    isChampionship: true,
    openToOtherArenas: true,
    registration: { state: "OPEN" as const },
    publishedAt: "2026-01-01T12:00:00Z",
  },
});

const open = (season: ReturnType<typeof championship>[]) =>
  showWith<SeasonTestQuery>(
    graphql`
      query SeasonTestQuery @relay_test_operation @raw_response_type {
        node(id: "federation") {
          ... on Federation {
            ...Season_federation @arguments(year: 2098) @alias(as: "season")
          }
        }
      }
    `,
    { node: { __typename: "Federation", id: "federation", key: "federacao", active: true, season } },
    ({ node }) => (node?.season ? <Season federation={node.season} year={2098} /> : null),
  );

test("months link to their championships, which show conflicting events on the same days", async () => {
  open([
    championship("a", "Copa de Verão", "2098-03-14", ["Aberto", "Interno"], 4, 1),
    championship("b", "Final", "2098-12-05"),
  ]);
  expect(await screen.findByRole("link", { name: "março: 1 campeonato" })).toHaveAttribute("href", "#março");
  expect(screen.queryByRole("link", { name: /^abril/ })).not.toBeInTheDocument();
  const march = within(screen.getByRole("region", { name: "março" }));
  expect(march.getByRole("link", { name: "Copa de Verão" })).toBeVisible();
  expect(march.getByText("Na mesma data e cidade: Aberto. Na mesma data: Interno e mais 2")).toBeVisible();
  expect(march.getByText("Inscrições até 01/02/2098")).toBeVisible();
  expect(screen.getByText("2 campeonatos · 1 com outro evento na mesma data")).toBeVisible();
  expect(screen.getByRole("link", { name: "Assinar calendário" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^webcal:.*\/federacao\/federacao\/campeonatos\.ics$/),
  );
  const next = within(screen.getByRole("list", { name: "Próximas Datas" }));
  expect(next.getAllByRole("listitem")[0]).toHaveTextContent("Inscrições terminamCopa de Verão01/02/2098");
  expect(await problemsShown()).toEqual([]);
});

test("a year without championships shows that, and links to the next year and to a new one", async () => {
  open([]);
  expect(await screen.findByText("Nenhum campeonato em 2098")).toBeVisible();
  expect(screen.getByRole("link", { name: "Novo Campeonato" })).toHaveAttribute(
    "href",
    "/federation/championships/new",
  );
  expect(screen.getByRole("link", { name: "Temporada 2099" })).toHaveAttribute(
    "href",
    "/federation/calendar/2099",
  );
});
