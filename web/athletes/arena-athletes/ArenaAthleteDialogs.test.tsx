import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import type { ArenaAthleteFormNoteMutation as NoteMutation } from "../../__generated__/ArenaAthleteFormNoteMutation.graphql";
import type { ArenaAthleteFormStandingMutation as StandingMutation } from "../../__generated__/ArenaAthleteFormStandingMutation.graphql";
import type { ArenaAthleteFormUpdateMutation as UpdateMutation } from "../../__generated__/ArenaAthleteFormUpdateMutation.graphql";
import type { KnownAthlete } from "./arena-athlete-rows";
import { NoteDialog, StandingDialog, UpdateAthleteDialog } from "./ChangeAthleteDialogs";

const known: KnownAthlete = {
  id: "linha",
  name: "Ana Lima",
  hasAccount: false,
  email: "ana@teste.example",
  phone: null,
  level: "D",
  birthDate: "1990-01-02",
  gender: null,
};
const row = (more: { active?: boolean; note?: string | null } = {}) => ({
  id: "linha",
  name: "Ana Lima",
  active: true,
  firstVisitOn: "2026-01-10",
  note: null,
  hasAccount: false,
  athlete: {
    id: "ana",
    key: "chave",
    level: "B" as const,
    email: null,
    phone: null,
    gender: null,
    birthDate: null,
  },
  ...more,
});

test("only changed fields are sent; e-mail and phone are sent together", async () => {
  const onClose = vi.fn<() => void>();
  const { user, server, fill } = show(<UpdateAthleteDialog athlete={known} open onClose={onClose} />);
  expect(await problemsShown()).toEqual([]);
  await user.selectOptions(screen.getByLabelText("Nível"), "B");
  await fill("E-mail", "tomado@teste.example");
  await user.dblClick(screen.getByRole("button", { name: "Salvar" }));
  expect(server.sent()).toEqual([
    {
      arenaAthleteId: "linha",
      contact: { fullName: "Ana Lima", email: "tomado@teste.example", phone: null },
      level: "B",
    },
  ]);
  await server.answers<UpdateMutation>({
    updateArenaAthlete: {
      __typename: "InvalidInput",
      fields: [{ path: ["contact", "email"], message: "Já existe um atleta com este e-mail." }],
    },
  });
  expect(screen.getByLabelText("E-mail")).toHaveAccessibleDescription("Já existe um atleta com este e-mail.");
  await fill("E-mail", "livre@teste.example");
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  await server.answers<UpdateMutation>({
    updateArenaAthlete: { __typename: "UpdateArenaAthleteSuccess", arenaAthlete: row() },
  });
  expect(await screen.findByText("Cadastro alterado")).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
});

test("for an athlete with an account the form has only the fields that categories depend on", async () => {
  const { user, server } = show(
    <UpdateAthleteDialog athlete={{ ...known, hasAccount: true }} open onClose={() => {}} />,
  );
  expect(screen.getByText(/só o próprio atleta muda/)).toBeVisible();
  expect(screen.queryByLabelText(/Nome completo/)).toBeNull();
  await user.selectOptions(screen.getByLabelText("Gênero"), "Feminino");
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  expect(server.sent()).toEqual([{ arenaAthleteId: "linha", gender: "FEMALE" }]);
  const message = "A arena está suspensa.";
  await server.answers<UpdateMutation>({
    updateArenaAthlete: { __typename: "RuleViolation", message },
  });
  expect(screen.getByRole("alert")).toHaveTextContent(message);
});

test("a note that is too long shows an error beside it; a valid one is saved", async () => {
  const onClose = vi.fn<() => void>();
  const { user, server, fill } = show(<NoteDialog athlete={known} note="Antiga" open onClose={onClose} />);
  expect(await problemsShown()).toEqual([]);
  expect(screen.getByLabelText("Observações")).toHaveValue("Antiga");
  await fill("Observações", "a".repeat(1001));
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  expect(await screen.findByText("Observações devem ter no máximo 1000 caracteres")).toBeVisible();
  expect(server.sent()).toEqual([]);
  await fill("Observações", "Nova");
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  expect(server.sent()).toEqual([{ arenaAthleteId: "linha", note: "Nova" }]);
  await server.answers<NoteMutation>({
    writeArenaNote: { __typename: "WriteArenaNoteSuccess", arenaAthlete: { note: "Nova" } },
  });
  expect(await screen.findByText("Observações salvas")).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
});

test("deactivating an athlete explains the effect first, and shows a rejection in the same place", async () => {
  const onClose = vi.fn<() => void>();
  const { user, server } = show(
    <StandingDialog athlete={{ ...known, active: true }} open onClose={onClose} />,
  );
  expect(await problemsShown()).toEqual([]);
  expect(screen.getByText(/não inscreve mais o atleta em torneios/)).toBeVisible();
  await user.dblClick(screen.getByRole("button", { name: "Inativar" }));
  expect(server.sent()).toEqual([{ arenaAthleteId: "linha", active: false }]);
  await server.answers<StandingMutation>({
    setArenaAthleteActive: { __typename: "RuleViolation", message: "A arena está suspensa." },
  });
  expect(screen.getByRole("alert")).toHaveTextContent("A arena está suspensa.");
  await user.click(screen.getByRole("button", { name: "Inativar" }));
  await server.answers<StandingMutation>({
    setArenaAthleteActive: {
      __typename: "SetArenaAthleteActiveSuccess",
      arenaAthlete: row({ active: false }),
    },
  });
  expect(await screen.findByText("Atleta inativado")).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
});
