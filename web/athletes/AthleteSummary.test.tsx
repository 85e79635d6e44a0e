import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { dialogClosed, problemsShown, showWith } from "../../tests/support/component";
import type { AthleteSummaryTestQuery } from "../__generated__/AthleteSummaryTestQuery.graphql";
import type { useCorrectAthleteMutation } from "../__generated__/useCorrectAthleteMutation.graphql";
import { AthleteSummary } from "./AthleteSummary";

const known = {
  id: "ana",
  displayName: "Ana da Barra",
  level: "C",
  email: "ana@teste.example",
  phone: null,
  gender: null,
  birthDate: "1990-03-14",
  viewerCanCorrect: true,
} as const;

const open = (more: Partial<Record<keyof typeof known, unknown>> = {}) =>
  showWith<AthleteSummaryTestQuery>(
    graphql`
      query AthleteSummaryTestQuery @relay_test_operation @raw_response_type {
        athlete(key: "00000000-0000-0000-0000-000000000000") {
          ...AthleteSummary_athlete
        }
      }
    `,
    { athlete: { ...known, ...more } as typeof known },
    ({ athlete }) => athlete && <AthleteSummary athlete={athlete} />,
  );
const button = () => screen.queryByRole("button", { name: "Corrigir cadastro" });
const save = () => screen.getByRole("button", { name: "Salvar" });

test("who manages the athlete's arena corrects what is wrong, and nothing else is sent", async () => {
  const { user, server } = open();
  expect(screen.getByText("Nascimento: 14/03/1990")).toBeVisible();
  await user.click(button()!);
  expect(await problemsShown()).toEqual([]);
  await user.selectOptions(screen.getByLabelText("Gênero"), "FEMALE");
  await user.dblClick(save());
  expect(server.sent()).toEqual([{ athleteId: "ana", gender: "FEMALE" }]);
  await server.answers<useCorrectAthleteMutation>({
    correctAthlete: {
      __typename: "CorrectAthleteSuccess",
      athlete: { ...known, gender: "FEMALE" },
    },
  });
  await dialogClosed();
  expect(await screen.findByText("Cadastro corrigido")).toBeVisible();
  expect(screen.getByText("Feminino · Nascimento: 14/03/1990")).toBeVisible();
  expect(button()).toHaveFocus();
});

test("what an enrolment depends on is told beside its field, and what was typed stays", async () => {
  const { user, server, fill } = open({ gender: "MALE" });
  await user.click(button()!);
  await user.selectOptions(screen.getByLabelText("Nível"), "B");
  await fill("Data de nascimento", "");
  await user.click(save());
  expect(screen.getByLabelText("Data de nascimento")).toHaveAccessibleDescription(
    "Informe a data de nascimento",
  );
  expect(server.sent()).toEqual([]);
  await user.type(screen.getByLabelText("Data de nascimento"), "1990-03-14");
  await user.click(save());
  expect(server.sent()).toEqual([{ athleteId: "ana", level: "B" }]);
  const sentence = "A inscrição em Copa da Barra depende do nível: corrija quando o torneio terminar";
  await server.answers<useCorrectAthleteMutation>({
    correctAthlete: { __typename: "InvalidInput", fields: [{ path: ["level"], message: sentence }] },
  });
  expect(screen.getByLabelText("Nível")).toHaveAccessibleDescription(sentence);
  expect(screen.getByLabelText("Nível")).toHaveValue("B");
});

test("athletes read who corrects it, and others nothing", () => {
  open({ viewerCanCorrect: false });
  expect(button()).toBeNull();
  expect(screen.getByText(/Peça à sua arena: ela corrige aqui/)).toBeVisible();
});

test("others read nothing of it", () => {
  open({ viewerCanCorrect: false, email: null, birthDate: null });
  expect(button()).toBeNull();
  expect(screen.queryByText(/arena|Nascimento/)).toBeNull();
});
