import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { showWith } from "../../../tests/support/component";
import type { ParticipantsTabTestQuery } from "../../__generated__/ParticipantsTabTestQuery.graphql";
import { PlaceTime } from "../../ui/PlaceTime";
import { ParticipantsTab } from "./ParticipantsTab";

const hidden = Symbol("e-mail of another account");

function open(emails: readonly (string | null | typeof hidden)[], viewerCanManage = true) {
  return showWith<ParticipantsTabTestQuery>(
    graphql`
      query ParticipantsTabTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          ...ParticipantsTab_tournament
        }
      }
    `,
    {
      tournament: {
        status: "REGISTRATION_OPEN",
        viewerCanManage,
        isChampionship: false,
        maxParticipants: 8,
        categories: [{ inPairs: false }],
        enrolments: emails.map((email, index) => ({
          id: `inscrição ${index}`,
          number: index + 1,
          status: "ENROLLED",
          enrolledAt: "2026-11-01T12:00:00Z",
          awaitsConsent: false,
          drawNumber: null,
          finalPosition: null,
          category: { id: "categoria", name: "Fun", inPairs: false },
          pair: null,
          athlete: {
            id: `atleta ${index}`,
            displayName: "Bia Reis",
            email: email === hidden ? null : email,
            lacksEmail: email === hidden ? null : email === null,
          },
        })),
      },
    },
    ({ tournament }) =>
      tournament && (
        <PlaceTime timeZone="America/Sao_Paulo">
          <ParticipantsTab tournament={tournament} />
        </PlaceTime>
      ),
  );
}

test("an athlete without an e-mail is marked beside the name", () => {
  open(["bia@teste.example", null]);
  expect(screen.getByText("Email não encontrado")).toBeVisible();
  expect(screen.queryByText(/sem e-mail/)).toBeNull();
});

test("several athletes without an e-mail share one notice with their number", () => {
  open([null, null, "bia@teste.example", null]);
  expect(screen.getByText("3 atletas sem e-mail cadastrado")).toBeVisible();
  expect(screen.queryByText("Email não encontrado")).toBeNull();
  expect(screen.getByText("bia@teste.example")).toBeVisible();
});

test("guests are not marked, as only their own arena knows their e-mail", () => {
  open([hidden, hidden, hidden]);
  expect(screen.queryByText(/e-?mail/i)).toBeNull();
});

test("guests do not count as athletes without an e-mail", () => {
  open([hidden, null, hidden]);
  expect(screen.getAllByText("Email não encontrado")).toHaveLength(1);
});

test("viewers who do not organise the tournament see nothing about e-mails", () => {
  open([null, "bia@teste.example"], false);
  expect(screen.queryByText(/e-?mail|@/i)).toBeNull();
});
