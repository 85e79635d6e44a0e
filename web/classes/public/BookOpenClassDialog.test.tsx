import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { problemsShown, show } from "../../../tests/support/component";
import type { BookOpenClassDialogQuery } from "../../__generated__/BookOpenClassDialogQuery.graphql";
import type { usePlaceMutationsBookMutation } from "../../__generated__/usePlaceMutationsBookMutation.graphql";
import { BookOpenClassDialog } from "./BookOpenClassDialog";

const opening = (more: object) => ({
  sessionId: "aula",
  startsAt: "2030-04-09T18:00:00Z",
  endsAt: "2030-04-09T19:00:00Z",
  name: null,
  category: "D",
  teacherName: "Ana Luz",
  courtName: "Quadra 1",
  arenaName: "Arena do Sol",
  timeZone: brasiliaTime,
  status: "CONFIRMED",
  placesLeft: 2,
  minStudents: null,
  missingStudents: 0,
  priceInCents: null,
  unpaidInCents: null,
  isFifthWeek: false,
  isOwnLevel: true,
  payingKind: null,
  askedUntil: null,
  ...more,
});
const athleteWith = (openings: readonly object[]) => ({
  athlete: { id: "atleta", classRecord: { arenas: [{ openings: [] }, { openings }] } },
});

async function open(openings: readonly object[]) {
  const onDone = vi.fn<() => void>();
  const shown = show(
    <BookOpenClassDialog
      athleteKey="00000000-0000-0000-0000-000000000001"
      sessionId="aula"
      on="2030-04-09"
      open
      onDone={onDone}
      onClose={() => {}}
    />,
  );
  await shown.server.answers<BookOpenClassDialogQuery>(athleteWith(openings));
  return { ...shown, onDone };
}

test("the price is shown before booking, and a changed price is refused instead of charged", async () => {
  const { server, user, onDone } = await open([opening({ priceInCents: 6000 })]);
  expect(screen.getByText(/A vaga fica garantida na hora/)).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  await user.click(screen.getByRole("button", { name: /Reservar e pagar R\$\s60,00/ }));
  expect(server.sent()).toEqual([
    { sessionId: "aula", athleteId: "atleta", orWait: false, payInCents: 6000 },
  ]);
  const message = "O valor desta aula agora é R$ 70,00. Confira e agende de novo.";
  await server.answers<usePlaceMutationsBookMutation>({
    bookClass: { __typename: "RuleViolation", message },
  });
  await server.answers<BookOpenClassDialogQuery>(athleteWith([opening({ priceInCents: 7000 })]));
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole("button", { name: /Reservar e pagar R\$\s70,00/ })).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});

test("a credit pays for the class; without a credit and a price booking is impossible", async () => {
  const { server, user, onDone } = await open([opening({ payingKind: "MAKE_UP" })]);
  expect(screen.getByText(/^Esta aula usa 1 crédito de reposição/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Reservar" }));
  await server.answers<usePlaceMutationsBookMutation>({
    bookClass: { __typename: "BookClassSuccess", booking: "BOOKED" },
  });
  expect(onDone).toHaveBeenCalledOnce();
});

test("without a credit and a price there is no button", async () => {
  await open([opening({})]);
  expect(screen.getByText(/não é vendida avulsa/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /Reservar/ })).toBeNull();
});
