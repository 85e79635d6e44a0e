import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { showWith } from "../../../tests/support/component";
import type { TournamentAboutTestQuery } from "../../__generated__/TournamentAboutTestQuery.graphql";
import { TournamentAbout } from "./TournamentAbout";

interface Given {
  open?: boolean;
  registrationStartsOn?: string | null;
  enrolmentCount?: number;
  publishedAt?: string | null;
}

const show = ({
  open = true,
  registrationStartsOn = null,
  enrolmentCount = 0,
  publishedAt = "2026-11-01T12:00:00Z",
}: Given = {}) =>
  showWith<TournamentAboutTestQuery>(
    graphql`
      query TournamentAboutTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          ...TournamentAbout_tournament
        }
      }
    `,
    {
      tournament: {
        status: "REGISTRATION_OPEN",
        kind: "INTERNAL",
        startDate: "2026-12-12",
        endDate: null,
        category: "Fun",
        feeInCents: 0,
        maxParticipants: null,
        publishedAt,
        timeZone: "America/Sao_Paulo",
        registrationStartsOn,
        registrationEndsOn: null,
        enrolmentCount,
        categories: [],
        registration: { open },
      },
    },
    ({ tournament }) => tournament && <TournamentAbout tournament={tournament} />,
  );

test("a free tournament shows R$ 0,00, and a missing limit shows a word", () => {
  show();
  expect(screen.getByText(/^sáb\., 12\/12 · R\$ 0,00 · /)).toBeVisible();
  expect(screen.queryByText(/Gratuito/)).toBeNull();
  const factsOf = (name: string) => screen.getByText(name).parentElement;
  expect(factsOf("Valor da inscrição")).toHaveTextContent(/R\$\s0,00/);
  expect(factsOf("Máximo")).toHaveTextContent("Ilimitado");
});

test.each([
  [{}, "concluído"],
  [{ registrationStartsOn: "2999-01-01" }, "pendente"],
  [{ open: false, enrolmentCount: 3 }, "concluído"],
  [{ open: false }, "pendente"],
  [{ publishedAt: null }, "pendente"],
] as const)("of one with %j the step of enrolment is %s", (given, done) => {
  show(given);
  expect(screen.getByText(/^Inscrições abertas/)).toHaveTextContent(`Inscrições abertas (${done})`);
});
