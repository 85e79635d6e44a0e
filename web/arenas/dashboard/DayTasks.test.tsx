import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { DayTasksTestQuery } from "../../__generated__/DayTasksTestQuery.graphql";
import { DayTasks } from "./DayTasks";

interface PendingOfTest {
  sessionId: string;
  startsAt: string;
  name: string | null;
  category: string;
  teacherName: string;
  studentCount: number;
  minStudents: number;
}

interface Waiting {
  joinRequests?: number;
  overdue?: readonly [count: number, inCents: number];
  scores?: number;
  rentals?: number;
  dayUses?: number;
  pending?: readonly PendingOfTest[];
  /** How many classes have no attendance. */
  unattended?: number;
}

function showTasks({
  joinRequests = 0,
  overdue: [overdueCount, overdueInCents] = [0, 0],
  scores = 0,
  rentals = 0,
  dayUses = 0,
  pending = [],
  unattended = 0,
}: Waiting) {
  const missing = {
    kind: "SCORES_MISSING",
    count: scores,
    amountInCents: 0,
    tournamentKey: "copa",
    tournamentName: "Copa da Praia",
  } as const;
  return showWith<DayTasksTestQuery>(
    graphql`
      query DayTasksTestQuery @relay_test_operation @raw_response_type {
        viewer {
          arena {
            ...DayTasks_arena
          }
        }
      }
    `,
    {
      viewer: {
        arena: {
          id: "arena",
          timeZone: "America/Sao_Paulo",
          pendingJoinRequestCount: joinRequests,
          today: {
            tasks: scores > 0 ? [missing] : [],
            rentalRequests: {
              count: rentals,
              firstId: rentals > 0 ? "pedido" : null,
              firstOn: rentals > 0 ? "2026-11-28" : null,
              dayUseCount: dayUses,
              dayUseFirstOn: dayUses > 0 ? "2026-11-29" : null,
            },
            pendingClasses: pending,
            unattendedClasses: {
              count: unattended,
              latest: Array.from({ length: unattended }, (_, index) => ({
                sessionId: `aula${index}`,
                on: "2026-11-27",
                startsAt: "2026-11-27T22:00:00.000Z",
                name: index === 0 ? "Turma da noite" : null,
                category: "D",
                teacherName: "Lia",
              })),
            },
            figures: { overdueCount, overdueInCents },
          },
        },
      },
    },
    ({ viewer }) => (viewer?.arena ? <DayTasks arena={viewer.arena} /> : null),
  );
}

test("what is overdue stands with its amount below what is more pressing", async () => {
  showTasks({ joinRequests: 2, overdue: [3, 240_50], scores: 1, rentals: 2 });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Falta 1 placarCopa da Praia",
    "2 pedidos de quadra esperam respostaO primeiro para sábado, 28 de novembro",
    "2 atletas pedem para entrar na arena",
    expect.stringMatching(/^3 cobranças vencidas: R\$\s240,50Aulas, locações e inscrições$/),
  ]);
  expect(await problemsShown()).toEqual([]);
});

test("who asks for a court is answered where the hour is", () => {
  showTasks({ rentals: 1 });
  expect(
    screen.getByRole("link", { name: /^1 pedido de quadra espera resposta\s*Para sábado, 28 de novembro$/ }),
  ).toHaveAttribute("href", "/arena-calendar/quadras/2026-11-28?aberto=pedido");
});

test("who asks for a day is answered where that day is", () => {
  showTasks({ dayUses: 3 });
  expect(
    screen.getByRole("link", {
      name: /^3 pedidos de Day Use esperam resposta\s*O primeiro para domingo, 29 de novembro$/,
    }),
  ).toHaveAttribute("href", "/arena-calendar/quadras/2026-11-29");
});

test("a class with too few students is kept or cancelled here", async () => {
  const pending = {
    sessionId: "aula",
    startsAt: "2026-11-28T22:00:00.000Z",
    name: null,
    category: "D",
    teacherName: "Lia",
    studentCount: 2,
    minStudents: 3,
  };
  const { user, server } = showTasks({ pending: [pending] });
  expect(await screen.findByText(/Confirma com 3 alunos: falta 1/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Cancelar aula: sáb., 28/11 às 19:00" })).toBeVisible();
  await user.dblClick(screen.getByRole("button", { name: "Manter assim mesmo: sáb., 28/11 às 19:00" }));
  expect(server.sent()).toEqual([{ sessionId: "aula" }]);
  expect(await problemsShown()).toEqual([]);
});

test("a past class without attendance leads to where it is taken; of many the rest is one line", async () => {
  showTasks({ unattended: 5 });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Presença não registrada: Turma da noitesex., 27/11 às 19:00 · Lia",
    "Presença não registrada: Aula Dsex., 27/11 às 19:00 · Lia",
    "Presença não registrada: Aula Dsex., 27/11 às 19:00 · Lia",
    "Mais 2 aulas com presença não registradaDos últimos 7 dias",
  ]);
  expect(screen.getByRole("link", { name: /Turma da noite/ })).toHaveAttribute(
    "href",
    "/arena-calendar/2026-11-27?aberto=aula0",
  );
  expect(await problemsShown()).toEqual([]);
});

test("one that is overdue is something to do; none is not", () => {
  showTasks({ overdue: [1, 80_00] });
  expect(screen.getByText(/^1 cobrança vencida: R\$\s80,00$/)).toBeVisible();
});

test("it says so when nothing waits", () => {
  showTasks({});
  expect(screen.getByText("Tudo em dia por aqui.")).toBeVisible();
  expect(screen.queryByRole("list")).toBeNull();
});
