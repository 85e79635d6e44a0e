import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { showWith } from "../../../tests/support/component";
import type { MatchToScoreTestQuery } from "../../__generated__/MatchToScoreTestQuery.graphql";
import { MatchToScore } from "./RefereePage";

test("beside two lines of where and when, the badge keeps its height", () => {
  showWith<MatchToScoreTestQuery>(
    graphql`
      query MatchToScoreTestQuery @relay_test_operation @raw_response_type {
        viewer {
          refereedTournaments {
            matchesToScore {
              id
              ...RefereePage_match
            }
          }
        }
      }
    `,
    {
      viewer: {
        refereedTournaments: [
          {
            matchesToScore: [
              { id: "jogo", status: "CALLED", number: 12, scheduledFor: "2026-11-21T12:00:00Z", sides: [] },
            ],
          },
        ],
      },
    },
    ({ viewer }) =>
      viewer?.refereedTournaments.flatMap(({ matchesToScore }) =>
        matchesToScore.map((match) => (
          <MatchToScore key={match.id} match={match} tournamentKey="copa" timeZone="America/Sao_Paulo" />
        )),
      ),
  );
  const line = screen.getByText("Chamado").parentElement;
  expect(line && getComputedStyle(line).alignItems).toBe("flex-start");
});
