import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import type { AskForAffiliationDialogQuery } from "../../__generated__/AskForAffiliationDialogQuery.graphql";
import { AskForAffiliationDialog } from "./AskForAffiliationDialog";

function Opener() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <AskForAffiliationDialog open={open} arenaId="arena" arenaName="Sol" onClose={() => setOpen(false)} />
    </>
  );
}
const found = (name: string) => ({ federationsToJoin: [{ key: name, name, acronym: "FED" }] });
const button = (name: string) => screen.getByRole("button", { name });

test("a federation that is no longer shown, or was chosen before the dialog was left, is not asked", async () => {
  const { server, user, fill } = show(<Opener />);
  await server.answers<AskForAffiliationDialogQuery>(found("Federação Catarinense"));
  await user.click(screen.getByRole("radio", { name: /Catarinense/ }));
  await fill(/^Buscar federação/, "Gaúcha");
  await server.answers<AskForAffiliationDialogQuery>(found("Federação Gaúcha"));
  await user.click(button("Enviar pedido"));
  expect(screen.getByText("Escolha a federação.")).toBeVisible();
  expect(server.sent()).toEqual([]);
  expect(await problemsShown()).toEqual([]);

  await user.click(screen.getByRole("radio", { name: /Gaúcha/ }));
  await user.click(button("Cancelar"));
  await user.click(button("Abrir"));
  await server.answers<AskForAffiliationDialogQuery>(found("Federação Catarinense"));
  await user.click(button("Enviar pedido"));
  expect(screen.getByText("Escolha a federação.")).toBeVisible();
  expect(server.sent()).toEqual([]);
  await user.click(screen.getByRole("radio", { name: /Catarinense/ }));
  await user.click(button("Enviar pedido"));
  expect(server.sent()).toEqual([{ arenaId: "arena", federationKey: "Federação Catarinense" }]);
});
