import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../tests/support/component";
import type { AthleteSummaryTestQuery } from "../__generated__/AthleteSummaryTestQuery.graphql";
import { AthleteFigures, AthleteSummary } from "./AthleteSummary";

const known = {
  id: "ana",
  key: "00000000-0000-0000-0000-000000000000",
  displayName: "Ana da Barra",
  level: "C",
  email: "ana@teste.example",
  phone: null,
  gender: "FEMALE",
  birthDate: "1990-03-14",
  viewerIsAthlete: false,
  photoPath: null,
  clubs: null,
  record: { form: [true, false, true], titles: 2 },
} as const;

const open = (more: Partial<Record<keyof typeof known, unknown>> = {}) =>
  showWith<AthleteSummaryTestQuery>(
    graphql`
      query AthleteSummaryTestQuery @relay_test_operation @raw_response_type {
        athlete(key: "00000000-0000-0000-0000-000000000000") {
          ...AthleteSummary_athlete
          ...AthleteSummary_figures
        }
      }
    `,
    { athlete: { ...known, ...more } as typeof known },
    ({ athlete }) =>
      athlete && <AthleteSummary athlete={athlete} figures={<AthleteFigures athlete={athlete} />} />,
  );

test("who may see them reads how to reach the athlete, and what categories go by", async () => {
  open();
  expect(screen.getByRole("link", { name: "ana@teste.example" })).toBeVisible();
  expect(screen.getByText("Feminino · Nascimento: 14/03/1990")).toBeVisible();
  expect(await problemsShown()).toEqual([]);
});

test("athletes have theirs under 'Gerenciar Perfil', and others read nothing of it", () => {
  open({ viewerIsAthlete: true });
  expect(screen.queryByText(/Nascimento|teste\.example/)).toBeNull();
});

test("one's own has the arenas one plays at; everybody reads how the last matches went", () => {
  open({ viewerIsAthlete: true, clubs: ["Arena Sul", "Beach Norte"] });
  expect(screen.getByText("Arena Sul, Beach Norte")).toBeVisible();
  expect(screen.getByText("Últimos 3 jogos: 2 vitórias e 1 derrota")).toBeInTheDocument();
  expect(screen.getByText("2 títulos")).toBeVisible();
});

test("who has not played yet has no form", () => {
  open({ record: { form: [], titles: 0 } });
  expect(screen.queryByText(/Últimos|título/)).toBeNull();
});

test("who may see nothing of it reads the level", () => {
  open({ email: null, birthDate: null, gender: null });
  expect(screen.getByText("Nível C")).toBeVisible();
  expect(screen.queryByText(/Nascimento/)).toBeNull();
});
