import { screen, within } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { beforeEach, expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import { codeArrived } from "../../../tests/support/mock-server";
import type { InvitationTestQuery } from "../../__generated__/InvitationTestQuery.graphql";
import { PlaceTime } from "../../ui/PlaceTime";
import { PublicScreen } from "./PublicScreen";

/** jsdom has no layout: stub what the browser reports as visible. */
beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = () => {};
      disconnect = () => {};
    },
  );
});

interface Given {
  state?: "OPEN" | "UPCOMING" | "CLOSED";
  problem?: string | null;
  seatsLeft?: number | null;
  waiting?: number;
}

async function open({ state = "OPEN", problem = null, seatsLeft = 6, waiting = 0 }: Given = {}) {
  showWith<InvitationTestQuery>(
    graphql`
      query InvitationTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          timeZone
          ...PublicScreen_tournament
        }
      }
    `,
    {
      tournament: {
        id: "tournament",
        name: "Copa da Barra",
        description: null,
        status: "REGISTRATION_OPEN",
        kind: "INTERNAL",
        publishedAt: "2026-11-01T12:00:00Z",
        organiserName: "Arena da Barra",
        isChampionship: false,
        openToOtherArenas: true,
        timeZone: "America/Sao_Paulo",
        startDate: "2026-12-12",
        endDate: "2026-12-13",
        feeInCents: 8000,
        setFormat: "SET6_TB66",
        enrolmentCount: 4,
        place: { name: "Arena da Barra", address: null, city: "Florianópolis" },
        registration: { state, problem, rules: [], earlyUntil: null },
        viewerEnrolments: [],
        viewerInvitations: [],
        enrolments: [],
        delays: [],
        categories: [
          {
            id: "category",
            name: "Mista C",
            level: "C",
            gender: "MIXED",
            minAge: null,
            maxAge: null,
            inPairs: true,
            cancelledAt: null,
            drawFormat: "GROUPS_KNOCKOUT",
            matchFormat: "ONE_SET",
            setFormat: null,
            fixedGames: null,
            knockoutMatchFormat: null,
            knockoutSetFormat: null,
            phaseFormats: [],
            walkoverBars: true,
            consolation: false,
            feeInCents: 8000,
            earlyFeeInCents: null,
            entryFee: { feeInCents: 8000, reason: null },
            seatsLeft,
            placedEntryCount: 2,
            waitingEntryCount: waiting,
            placeMode: "ENTRY_ORDER",
            placesUndecided: false,
            placeRules: [],
            settledAt: null,
            viewerEnrolment: null,
            viewerEligibility: null,
            pairs: [],
            groups: [],
            standings: [],
            finalPositions: [],
            draw: null,
            matches: [],
          },
        ],
      },
    },
    ({ tournament }) =>
      tournament && (
        <PlaceTime timeZone={tournament.timeZone}>
          <PublicScreen tournament={tournament} live={{ status: "live", asOf: 0 }} />
        </PlaceTime>
      ),
  );
  await codeArrived();
}

const facts = () => {
  const [list] = screen.getAllByRole("list");
  return within(list!)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
};
const calls = () => screen.queryAllByRole("link", { name: "Inscrever-me" });

test("the invitation shows date, eligibility, price, free places and venue", async () => {
  await open();
  expect(facts()).toEqual([
    "sáb., 12/12 a dom., 13/12",
    "Inscrição aberta para todos · dupla mista: uma mulher e um homem · nível: até C",
    "R$ 80,00 por atleta",
    "Restam 3 vagas de dupla",
    "Arena da Barra, Florianópolis",
    "2 duplas inscritas",
  ]);
  expect(screen.getByText("Inscrições Abertas")).toBeVisible();
  expect(screen.getByText("Inscrição Aberta para Todos")).toBeVisible();
  expect(screen.queryByText("Ao vivo")).toBeNull();
  expect(calls()).toHaveLength(1);
  expect(await problemsShown()).toEqual([]);
});

test("the waiting list is shown apart from the enrolled pairs", async () => {
  await open({ seatsLeft: 0, waiting: 3 });
  expect(facts()).toContain("Sem vagas: 3 duplas na lista de espera");
  expect(facts()).toContain("2 duplas inscritas");
  expect(screen.getByRole("heading", { name: "Lista de espera: 3 duplas" })).toBeVisible();
});

test.each([
  ["UPCOMING", "As inscrições começam em 01/12/2026.", "Inscrições em breve"],
  ["CLOSED", "As inscrições estão encerradas.", "Inscrições encerradas"],
] as const)(
  "while enrolment is %s there is no button to enrol, and the badges show why",
  async (state, problem, badge) => {
    await open({ state, problem });
    expect(calls()).toHaveLength(0);
    expect(facts()).toContain(problem);
    expect(screen.getByText(badge)).toBeVisible();
    expect(screen.queryByText("Inscrições Abertas")).toBeNull();
    expect(screen.queryByText(/inscrição aberta para todos/i)).toBeNull();
    expect(screen.getAllByText(/^Para atletas de qualquer arena · dupla mista/)).toHaveLength(2);
  },
);
