import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { counted } from "../../server/platform/numbers.rules";
import { show } from "../../tests/support/component";
import { clearOldToasts, dropWaitingToasts, forgetToasts, toast } from "./toaster";

const enrolled = () =>
  toast.success({
    group: "inscritos",
    title: (count) => counted(count, "atleta inscrito", "atletas inscritos"),
  });

test("toasts of one group merge into one with a count", async () => {
  show(<></>);
  act(enrolled);
  expect(await screen.findByText("1 atleta inscrito")).toBeVisible();
  act(enrolled);
  act(enrolled);
  expect(await screen.findByText("3 atletas inscritos")).toBeVisible();
  expect(screen.getAllByRole("status")).toHaveLength(1);
});

test("a single toast of a group offers an undo action; a counted one does not", async () => {
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

test("a toast with the same text is not repeated, one with another text is added", async () => {
  show(<></>);
  act(() => toast.success({ title: "Salvo" }));
  act(() => toast.success({ title: "Salvo" }));
  act(() => toast.error({ title: "Não salvo" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Não salvo");
  expect(screen.getAllByText("Salvo")).toHaveLength(1);
});

test("an action runs once and removes its toast", async () => {
  const undo = vi.fn<() => void>();
  const { user } = show(<></>);
  act(() => toast.success({ title: "Cancelada", action: { label: "Desfazer", onClick: undo } }));
  await user.click(await screen.findByRole("button", { name: "Desfazer" }));
  expect(undo).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(screen.queryByText("Cancelada")).toBeNull());
});

test("clearing old toasts keeps recent ones", async () => {
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
const visibleTexts = () => screen.queryAllByText(/^(Erro \d|Salvo)$/).map(({ textContent }) => textContent);

test("queued toasts appear when there is room, and are discarded when a dialog opens", async () => {
  show(<></>);
  act(() => [1, 2, 3].forEach(wrong));
  await screen.findByText("Erro 3");
  act(() => toast.success({ title: "Salvo" }));
  expect(visibleTexts()).toEqual(["Erro 3", "Erro 2", "Erro 1"]);
  const [close] = screen.getAllByRole("button", { name: "Fechar aviso" });
  act(() => close?.click());
  await vi.waitFor(() => expect(visibleTexts()).toEqual(["Salvo", "Erro 2", "Erro 1"]));

  act(() => [4, 5].forEach(wrong));
  await vi.waitFor(() => expect(visibleTexts()).toEqual(["Erro 4", "Erro 2", "Erro 1"]));
  await act(() => new Promise((resolve) => setTimeout(resolve, 1050)));
  act(clearOldToasts);
  await vi.waitFor(() => expect(visibleTexts()).toEqual([]));
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(visibleTexts()).toEqual([]);
});

test("navigation discards queued toasts", async () => {
  show(<></>);
  act(() => [1, 2, 3, 4].forEach(wrong));
  await screen.findByText("Erro 3");
  await act(() => new Promise((resolve) => setTimeout(resolve, 1050)));
  act(dropWaitingToasts);
  const [close] = screen.getAllByRole("button", { name: "Fechar aviso" });
  act(() => close?.click());
  await vi.waitFor(() => expect(visibleTexts()).toEqual(["Erro 2", "Erro 1"]));
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(visibleTexts()).toEqual(["Erro 2", "Erro 1"]);
});

test("Tab moves the focus into a toast and out again, in both directions", async () => {
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
