import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { showWith } from "../../../tests/support/component";
import type { WhoPlaysTestQuery } from "../../__generated__/WhoPlaysTestQuery.graphql";
import { WhoPlays } from "./WhoPlays";

function show(placeMode: "ENTRY_ORDER" | "RANKING" | "LOTS", placesUndecided: boolean) {
  const category = { id: "category", name: "Mista C", inPairs: true, pairs: [], placeMode, placesUndecided };
  showWith<WhoPlaysTestQuery>(
    graphql`
      query WhoPlaysTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          ...WhoPlays_tournament
        }
      }
    `,
    {
      tournament: {
        id: "tournament",
        enrolments: [],
        categories: [{ ...category, placedEntryCount: 8, waitingEntryCount: 2 }],
      },
    },
    ({ tournament }) => tournament && <WhoPlays tournament={tournament} />,
  );
}

test.each([
  ["LOTS", true, "as vagas são definidas depois do fim das inscrições."],
  ["LOTS", false, "entra o próximo da lista."],
  ["RANKING", false, "entra o próximo da lista."],
  ["ENTRY_ORDER", false, "entra quem está há mais tempo na fila."],
] as const)("who waits with places by %s, undecided: %s", (placeMode, undecided, said) => {
  show(placeMode, undecided);
  expect(screen.getByText(/^Ainda não têm vaga/).textContent).toMatch(new RegExp(`${said}$`));
});
