import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import { codeArrived } from "../../../tests/support/mock-server";
import type { useProgressMutationsCorrectMutation as CorrectMutation } from "../../__generated__/useProgressMutationsCorrectMutation.graphql";
import type { useProgressMutationsWriteMutation as WriteMutation } from "../../__generated__/useProgressMutationsWriteMutation.graphql";
import { ProgressNoteDialog, type NoteToCorrect, type StudentToNote } from "./ProgressNoteDialog";

async function open(of: StudentToNote | NoteToCorrect) {
  const onClose = vi.fn<() => void>();
  const shown = show(<ProgressNoteDialog open of={of} onClose={onClose} />);
  await codeArrived();
  return { ...shown, onClose };
}
const button = (name: string) => screen.getByRole("button", { name });

test("a note is written once, and a suggested level that is refused is said at its field", async () => {
  const { user, fill, server, onClose } = await open({
    athleteId: "athlete",
    arenaId: "arena",
    name: "Ana Reis",
    level: "D",
  });
  expect(await problemsShown()).toEqual([]);
  await fill(/^Anotação/, "Saque mais firme");
  await user.selectOptions(screen.getByLabelText("Sugerir nível"), "C");
  await user.dblClick(button("Salvar"));
  expect(server.sent()).toEqual([
    {
      arenaId: "arena",
      athleteId: "athlete",
      key: expect.any(String) as string,
      kind: "GENERAL",
      text: "Saque mais firme",
      shownToAthlete: false,
      suggestedLevel: "C",
    },
  ]);
  await server.answers<WriteMutation>({
    writeProgressNote: {
      __typename: "InvalidInput",
      fields: [{ path: ["input", "suggestedLevel"], message: "É o nível atual" }],
    },
  });
  expect(screen.getByLabelText("Sugerir nível")).toHaveAccessibleDescription(/É o nível atual/);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(button("Salvar"));
  await server.answers<WriteMutation>({ writeProgressNote: { __typename: "WriteProgressNoteSuccess" } });
  expect(await screen.findByText("A arena vê a sugestão de nível e responde.")).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
});

test("a note is corrected", async () => {
  const { user, fill, server, onClose } = await open({
    noteId: "note",
    name: "Ana Reis",
    level: "D",
    kind: "GENERAL",
    text: "Saque mais firme",
    shownToAthlete: true,
    suggestedLevel: null,
  });
  await fill(/^Anotação/, "Saque e voleio");
  await user.click(button("Salvar"));
  expect(server.sent()).toEqual([
    { noteId: "note", kind: "GENERAL", text: "Saque e voleio", shownToAthlete: true, suggestedLevel: null },
  ]);
  await server.answers<CorrectMutation>({
    correctProgressNote: { __typename: "CorrectProgressNoteSuccess" },
  });
  expect(await screen.findByText("Anotação salva")).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
});
