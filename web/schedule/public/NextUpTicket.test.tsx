import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { addDays } from "../../../server/platform/time/calendar-day.rules";
import { instantAt } from "../../../server/platform/time/time-zone.rules";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { NextUpTicketTestQuery } from "../../__generated__/NextUpTicketTestQuery.graphql";
import { today } from "../../ui/format";
import { NextUpTicket } from "./NextUpTicket";

const timeZone = "America/Sao_Paulo";
const day = today(timeZone);
const at = (time: string, on = day) => instantAt(on, time, timeZone).toISOString();

const match = {
  kind: "MATCH",
  title: "Copa da Joaquina",
  detail: "Jogo 12, Misto B",
  startsAt: at("18:30"),
  endsAt: at("19:10"),
  estimatedAt: null,
  timeZone,
  court: "Quadra 2",
  place: "Arena Sul",
  people: "Com Bia Souza, contra Ana e Carla",
  isCalled: false,
  path: "/torneio/copa?aba=meus-jogos",
} as const;
const lesson = {
  ...match,
  kind: "CLASS",
  title: "Aula · C",
  detail: null,
  startsAt: at("08:00", addDays(day, 1)),
  endsAt: at("09:00", addDays(day, 1)),
  people: "Com Lia",
  path: "/athlete-classes/ana",
} as const;

type Next = Partial<Record<keyof typeof match, unknown>> | null;

const open = (nextUp: Next) =>
  showWith<NextUpTicketTestQuery>(
    graphql`
      query NextUpTicketTestQuery @relay_test_operation @raw_response_type {
        athlete(key: "00000000-0000-0000-0000-000000000000") {
          ...NextUpTicket_athlete
        }
      }
    `,
    { athlete: { id: "ana", nextUp: nextUp as typeof match | null } },
    ({ athlete }) => athlete && <NextUpTicket athlete={athlete} />,
  );

test("a match has its time, court, arena, partner, opponents and two ways on", async () => {
  open(match);
  const ticket = screen.getByRole("region", { name: "Seu próximo jogo" });
  expect(ticket).toHaveTextContent("Hoje, 18:30");
  expect(ticket).toHaveTextContent("Quadra 2 · Arena Sul");
  expect(ticket).toHaveTextContent("Com Bia Souza, contra Ana e Carla");
  expect(ticket).toHaveTextContent("Copa da Joaquina · Jogo 12, Misto B");
  expect(screen.getByRole("link", { name: "Ver torneio" })).toHaveAttribute("href", match.path);
  expect(screen.getByRole("link", { name: "Agenda" })).toHaveAttribute("href", "/agenda");
  expect(await problemsShown()).toEqual([]);
});

test("a late match shows when it will probably begin, a called one that it is its turn", () => {
  open({ ...match, estimatedAt: at("18:50") });
  expect(screen.getByText("Previsto 18:50")).toBeVisible();
  expect(screen.getByText("A quadra está atrasada: seu jogo deve começar às 18:50.")).toBeVisible();
});

test("a called match without a time is now", () => {
  open({ ...match, startsAt: null, endsAt: null, court: null, isCalled: true });
  expect(screen.getByText("Em quadra")).toBeVisible();
  expect(screen.getByText("Agora")).toBeVisible();
});

test("a class has its hours and its teacher; a page one may not open is no link", () => {
  open({ ...lesson, path: null });
  const ticket = screen.getByRole("region", { name: "Sua próxima aula" });
  expect(ticket).toHaveTextContent("Amanhã, 08:00–09:00");
  expect(ticket).toHaveTextContent("Com Lia");
  expect(screen.queryByRole("link", { name: "Ver aulas" })).toBeNull();
});

test("who has nothing ahead is shown where to find a tournament", async () => {
  open(null);
  expect(screen.getByText("Nenhum jogo ou aula marcada.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Ver torneios" })).toHaveAttribute("href", "/torneios");
  expect(await problemsShown()).toEqual([]);
});
