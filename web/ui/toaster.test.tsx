import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { counted } from "../../server/platform/plural.rules";
import { show } from "../../tests/support/component";
import { clearOldToasts, dropWaitingToasts, forgetToasts, toast } from "./toaster";

const enrolled = () =>
  toast.success({
    group: "inscritos",
    title: (count) => counted(count, "atleta inscrito", "atletas inscritos"),
  });

test("several of one kind become one that counts", async () => {
  show(<></>);
  act(enrolled);
  expect(await screen.findByText("1 atleta inscrito")).toBeVisible();
  act(enrolled);
  act(enrolled);
  expect(await screen.findByText("3 atletas inscritos")).toBeVisible();
  expect(screen.getAllByRole("status")).toHaveLength(1);
});

test("one of a group can be undone, several no more: nobody could say which", async () => {
  const paid = (name: string, count?: number) =>
    toast.success({
      group: "pagamentos",
      count,
      title: (all) => counted(all, "pagamento registrado", "pagamentos registrados"),
      description: (all) => (all === 1 ? name : undefined),
      action: { label: "Desfazer", onClick: () => undefined },
    });
  show(<></>);
  act(() => paid("Ana"));
  expect(await screen.findByText("Ana")).toBeVisible();
  expect(screen.getByRole("button", { name: "Desfazer" })).toBeVisible();
  act(() => paid("Bia", 2));
  expect(await screen.findByText("3 pagamentos registrados")).toBeVisible();
  expect(screen.queryByText("Ana")).toBeNull();
  expect(screen.queryByRole("button", { name: "Desfazer" })).toBeNull();
  act(() => forgetToasts("pagamentos"));
  await vi.waitFor(() => expect(screen.queryByText("3 pagamentos registrados")).toBeNull());
});

test("the same text told again stays one, another stands beside it", async () => {
  show(<></>);
  act(() => toast.success({ title: "Salvo" }));
  act(() => toast.success({ title: "Salvo" }));
  act(() => toast.error({ title: "Não salvo" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Não salvo");
  expect(screen.getAllByText("Salvo")).toHaveLength(1);
});

test("what can be undone is undone once, and the toast is gone", async () => {
  const undo = vi.fn<() => void>();
  const { user } = show(<></>);
  act(() => toast.success({ title: "Cancelada", action: { label: "Desfazer", onClick: undo } }));
  await user.click(await screen.findByRole("button", { name: "Desfazer" }));
  expect(undo).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(screen.queryByText("Cancelada")).toBeNull());
});

test("when something opens, old news leave and fresh ones stay", async () => {
  show(<></>);
  act(() => toast.success({ title: "Antiga" }));
  expect(await screen.findByText("Antiga")).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 1050)));
  act(() => toast.success({ title: "Nova" }));
  act(clearOldToasts);
  await vi.waitFor(() => expect(screen.queryByText("Antiga")).toBeNull());
  expect(screen.getByText("Nova")).toBeVisible();
});

const wrong = (number: number) => toast.error({ title: `Erro ${number}` });
const told = () => screen.queryAllByText(/^(Erro \d|Salvo)$/).map(({ textContent }) => textContent);

test("what waits behind what went wrong comes when there is room, and never over what has opened meanwhile", async () => {
  show(<></>);
  act(() => [1, 2, 3].forEach(wrong));
  await screen.findByText("Erro 3");
  act(() => toast.success({ title: "Salvo" }));
  expect(told()).toEqual(["Erro 3", "Erro 2", "Erro 1"]);
  const [close] = screen.getAllByRole("button", { name: "Fechar aviso" });
  act(() => close?.click());
  await vi.waitFor(() => expect(told()).toEqual(["Salvo", "Erro 2", "Erro 1"]));

  act(() => [4, 5].forEach(wrong));
  await vi.waitFor(() => expect(told()).toEqual(["Erro 4", "Erro 2", "Erro 1"]));
  await act(() => new Promise((resolve) => setTimeout(resolve, 1050)));
  act(clearOldToasts);
  await vi.waitFor(() => expect(told()).toEqual([]));
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(told()).toEqual([]);
});

test("what has waited is forgotten on another page", async () => {
  show(<></>);
  act(() => [1, 2, 3, 4].forEach(wrong));
  await screen.findByText("Erro 3");
  await act(() => new Promise((resolve) => setTimeout(resolve, 1050)));
  act(dropWaitingToasts);
  const [close] = screen.getAllByRole("button", { name: "Fechar aviso" });
  act(() => close?.click());
  await vi.waitFor(() => expect(told()).toEqual(["Erro 2", "Erro 1"]));
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(told()).toEqual(["Erro 2", "Erro 1"]);
});

test("the keyboard goes into a toast and out of it again, onwards and back", async () => {
  const { user } = show(<button type="button">Da página</button>);
  act(() => toast.success({ title: "Salvo" }));
  const closing = await screen.findByRole("button", { name: "Fechar aviso" });
  const inPage = screen.getByRole("button", { name: "Da página" });
  act(() => inPage.focus());
  await user.tab();
  await user.tab();
  expect(closing).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();

  await user.tab({ shift: true });
  expect(closing).toHaveFocus();
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(inPage).toHaveFocus();
});
