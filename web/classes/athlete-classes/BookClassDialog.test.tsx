import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { problemsShown, show } from "../../../tests/support/component";
import type { BookClassDialogQuery } from "../../__generated__/BookClassDialogQuery.graphql";
import type { usePlaceMutationsBookMutation } from "../../__generated__/usePlaceMutationsBookMutation.graphql";
import { BookClassDialog } from "./BookClassDialog";

type Book = usePlaceMutationsBookMutation;

const opening = (sessionId: string, hour: number, more: object) => ({
  sessionId,
  startsAt: `2030-04-09T${hour + 3}:00:00Z`,
  endsAt: `2030-04-09T${hour + 4}:00:00Z`,
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

const studentWith = (openings: readonly object[]) => ({
  __typename: "Athlete",
  classRecord: { arenas: [{ openings }] },
});

async function open(openings: readonly object[], creditsLeft = 0) {
  const onDone = vi.fn<() => void>();
  const shown = show(
    <BookClassDialog
      athleteId="atleta"
      arenas={[{ name: "Arena do Sol", creditsLeft }]}
      open
      onDone={onDone}
      onClose={() => {}}
    />,
  );
  await shown.server.answers<BookClassDialogQuery>({ node: studentWith(openings) });
  return { ...shown, onDone };
}

test("without a credit the class is booked at the shown price, to be paid", async () => {
  const { server, user, onDone } = await open([
    opening("paga", 15, { priceInCents: 6000 }),
    opening("com credito", 17, { payingKind: "PACKAGE" }),
    opening("cheia", 18, { priceInCents: 6000, placesLeft: 0 }),
  ]);
  await user.click(screen.getByRole("radio", { name: /, 18:00/ }));
  expect(screen.getByRole("button", { name: "Entrar na fila" })).toBeVisible();
  await user.click(screen.getByRole("radio", { name: /, 17:00/ }));
  expect(screen.getByRole("button", { name: "Agendar" })).toBeVisible();
  expect(screen.getByText(/Esta aula usa 1 crédito de pacote/)).toBeVisible();
  await user.click(screen.getByRole("radio", { name: /, 15:00/ }));
  expect(screen.getByText(/A vaga fica garantida na hora/)).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  await user.dblClick(screen.getByRole("button", { name: /Agendar e pagar R\$\s60,00/ }));
  expect(server.sent()).toEqual([
    { sessionId: "paga", athleteId: "atleta", orWait: false, payInCents: 6000 },
  ]);
  await server.answers<Book>({ bookClass: { __typename: "BookClassSuccess", booking: "BOOKED" } });
  expect(onDone).toHaveBeenCalledOnce();
  expect(screen.getByText(/Falta pagar R\$\s60,00/)).toBeVisible();
});

test("a price that changed meanwhile shows the refusal and refetches the classes", async () => {
  const { server, user, onDone } = await open([opening("paga", 15, { priceInCents: 6000 })]);
  await user.click(screen.getByRole("radio", { name: /, 15:00/ }));
  await user.click(screen.getByRole("button", { name: /Agendar e pagar/ }));
  const message = "O valor desta aula agora é R$ 70,00. Confira e agende de novo.";
  await server.answers<Book>({ bookClass: { __typename: "RuleViolation", message } });
  expect(screen.getByText(message)).toBeVisible();
  await server.answers<BookClassDialogQuery>({
    node: studentWith([opening("paga", 15, { priceInCents: 7000 })]),
  });
  await user.click(screen.getByRole("radio", { name: /, 15:00/ }));
  expect(screen.getByRole("button", { name: /Agendar e pagar R\$\s70,00/ })).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});
