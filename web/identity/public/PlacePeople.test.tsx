import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { dialogClosed, show } from "../../../tests/support/component";
import { accessRenewals } from "../../../tests/support/mock-server";
import { PlacePeople } from "./PlacePeople";

type Remove = Parameters<typeof PlacePeople>[0]["remove"];

/** Two people of an arena, the second the viewer; removing someone has this outcome. */
async function end(action: string, answer: Awaited<ReturnType<Remove>>) {
  const remove = vi.fn<Remove>(async () => answer);
  const onDone = vi.fn<() => void>();
  const shown = show(
    <PlacePeople
      place="arena"
      people={[
        { id: "ana", name: "Ana Souza", facts: "Gestora", isViewer: false },
        { id: "bia", name: "Bia Prado", facts: "Gestora", isViewer: true },
      ]}
      invitations={null}
      remove={remove}
      pending={false}
      addLabel="Convidar gestor"
      onAdd={vi.fn<() => void>()}
      onDone={onDone}
    />,
  );
  await act(() => shown.router.navigate("/equipe"));
  const name = action.startsWith("Sair") ? "Bia Prado" : "Ana Souza";
  await shown.user.click(screen.getByRole("button", { name: `Mais ações para ${name}` }));
  await screen.findByRole("menuitem", { name: action });
  while (screen.getByRole("menuitem", { name: action }).dataset["highlighted"] === undefined)
    await shown.user.keyboard("{ArrowDown}");
  await shown.user.keyboard("{Enter}");
  await screen.findByRole("alertdialog");
  await shown.user.click(screen.getByRole("button", { name: action.split(" ")[0] ?? "" }));
  return { ...shown, remove, onDone };
}

test("who is removed is confirmed, the dialog closes, and the page is told to read again", async () => {
  const { remove, onDone, router } = await end("Retirar da arena", { refusal: null });
  expect(await screen.findByText("Pessoa retirada")).toBeVisible();
  await dialogClosed();
  expect(router.state.location.pathname).toBe("/equipe");
  expect(remove).toHaveBeenCalledWith("ana");
  expect(onDone).toHaveBeenCalledOnce();
  expect(accessRenewals).not.toHaveBeenCalled();
});

test("who leaves is confirmed, goes to the front page, and their session is renewed without the place", async () => {
  const { onDone, router } = await end("Sair da arena", { refusal: null });
  expect(await screen.findByText("Você saiu da arena")).toBeVisible();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe("/"));
  await vi.waitFor(() => expect(accessRenewals).toHaveBeenCalledOnce());
  expect(onDone).not.toHaveBeenCalled();
});

test("a refusal stands in the dialog", async () => {
  const message = "A arena ficaria sem gestor";
  const { onDone } = await end("Retirar da arena", {
    refusal: { code: "LAST_ARENA_MANAGER", message, path: null, fields: undefined },
  });
  expect(screen.getByRole("alertdialog")).toHaveTextContent(message);
  expect(onDone).not.toHaveBeenCalled();
  expect(accessRenewals).not.toHaveBeenCalled();
});

test("after a failed request the dialog stays, to try again", async () => {
  const { onDone } = await end("Retirar da arena", undefined);
  expect(screen.getByRole("alertdialog")).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});
