import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import type { CancelDayDialogQuery } from "../../__generated__/CancelDayDialogQuery.graphql";
import { CancelDayDialog } from "./CancelDayDialog";

const place = {
  arenaId: "arena",
  today: "2030-04-01",
  courts: [{ key: "q1", name: "Quadra 1" }],
  teachers: [],
  hourlyRateInCents: 9000,
  dayUseInCents: 3000,
  priceLines: [],
  opensAt: "06:00",
  closesAt: "22:00",
  week: null,
};

test("what is marked on the day can be asked for once more, and the form stays as it is typed", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined); // React tells what was caught
  const { server, fill, user } = show(
    <CancelDayDialog place={place} date="2030-04-09" open onDone={() => {}} onClose={() => {}} />,
  );
  await fill(/^Motivo/, "Vento forte");
  await fill(/^A partir de/, "14:00");
  await server.fails();
  expect(screen.getByRole("alert")).toHaveTextContent("Não foi possível ver o que está marcado");
  expect(screen.getByLabelText(/^Motivo/)).toHaveValue("Vento forte");
  expect(screen.getByLabelText(/^A partir de/)).toHaveValue("14:00");
  expect(await problemsShown()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Tentar novamente" }));
  expect(server.sent().at(-1)).toEqual({ id: "arena", on: "2030-04-09", from: "14:00", courtKeys: [] });
  const counts = { classCount: 2, rentalCount: 0, dayUseCount: 0, peopleCount: 5 };
  const node = { __typename: "Arena", dayAhead: { ...counts, unreachedCount: 0, unreached: [] } };
  await server.answers<CancelDayDialogQuery>({ node });
  expect(screen.getByText("Serão cancelados: 2 aulas.")).toBeVisible();
});
