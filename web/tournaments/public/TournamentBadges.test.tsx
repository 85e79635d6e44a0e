import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { showWith } from "../../../tests/support/component";
import type { TournamentBadgesTestQuery } from "../../__generated__/TournamentBadgesTestQuery.graphql";
import { TournamentBadges } from "./TournamentFacts";

const badgesOf = (
  status: "REGISTRATION_OPEN" | "IN_PROGRESS" | "FINISHED",
  { isChampionship = false, publishedAt = "2026-11-01T12:00:00Z" as string | null } = {},
) =>
  showWith<TournamentBadgesTestQuery>(
    graphql`
      query TournamentBadgesTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          ...TournamentFacts_tournamentBadgesTournament
        }
      }
    `,
    {
      tournament: {
        status,
        openToOtherArenas: true,
        isChampionship,
        publishedAt,
        kind: "INTERNAL",
        registration: { state: status === "REGISTRATION_OPEN" ? "OPEN" : "CLOSED" },
      },
    },
    ({ tournament }) =>
      tournament ? <TournamentBadges tournament={tournament} openLabel="Inscrição Aberta" /> : null,
  );

test.each([
  ["REGISTRATION_OPEN", true],
  ["IN_PROGRESS", false],
  ["FINISHED", false],
] as const)("%s: that others may enrol is said: %s", (status, said) => {
  badgesOf(status);
  expect(screen.queryByText("Inscrição Aberta") !== null).toBe(said);
});

test.each([
  [true, "Planejado"],
  [false, "Rascunho"],
])("an unpublished tournament shows its state; a championship: %s", (isChampionship, word) => {
  badgesOf("REGISTRATION_OPEN", { isChampionship, publishedAt: null });
  expect(screen.getByText(word)).toBeVisible();
  expect(screen.queryByText("Inscrições Abertas")).toBeNull();
});
