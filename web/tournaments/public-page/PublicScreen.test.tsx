import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { afterEach, expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import { codeArrived } from "../../../tests/support/mock-server";
import type { PublicScreenTestQuery } from "../../__generated__/PublicScreenTestQuery.graphql";
import { PlaceTime } from "../../ui/PlaceTime";
import { PublicScreen } from "./PublicScreen";

afterEach(() => void vi.unstubAllEnvs());

/** The public page of a tournament in Manaus, with a match before midnight there and one after, on a device elsewhere. */
async function open(device: string) {
  vi.stubEnv("TZ", device);
  const match = (id: string, scheduledFor: string) => ({
    id,
    number: 1,
    stage: null,
    group: null,
    round: 1,
    order: 1,
    status: "SCHEDULED" as const,
    outcome: null,
    scheduledFor,
    playedAt: null,
    courtLabel: "Quadra 1",
    sides: [],
    sets: [],
  });
  showWith<PublicScreenTestQuery>(
    graphql`
      query PublicScreenTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          timeZone
          ...PublicScreen_tournament
        }
      }
    `,
    {
      tournament: {
        id: "tournament",
        name: "Copa do Rio Negro",
        status: "IN_PROGRESS",
        timeZone: "America/Manaus",
        startDate: "2026-11-21",
        endDate: null,
        delays: [],
        categories: [
          {
            id: "category",
            name: "Feminino C",
            inPairs: true,
            settledAt: null,
            groups: [],
            finalPositions: [],
            draw: null,
            matches: [match("evening", "2026-11-22T03:30:00Z"), match("night", "2026-11-22T04:15:00Z")],
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

test.each(["Asia/Tokyo", "America/Sao_Paulo"])(
  "who looks from %s reads the place's days and clocks, and whose they are",
  async (device) => {
    await open(device);
    expect(screen.getByText("Horários de Manaus (UTC−4)")).toBeVisible();
    const [first, second] = screen.getAllByRole("heading", { level: 2 });
    expect(first).toHaveTextContent("sábado, 21 de novembro");
    expect(second).toHaveTextContent("domingo, 22 de novembro");
    expect(screen.getByText(/^23:30/)).toBeVisible();
    expect(screen.getByText(/^00:15/)).toBeVisible();
    expect(await problemsShown()).toEqual([]);
  },
);

test("a device in the same time zone shows no note about it", async () => {
  await open("America/Porto_Velho");
  expect(screen.getByText(/^23:30/)).toBeVisible();
  expect(screen.queryByText(/Horários de/)).toBeNull();
});
