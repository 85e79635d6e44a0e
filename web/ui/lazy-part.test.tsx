import { screen } from "@testing-library/react";
import { Suspense, type ComponentType } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "../../tests/support/component";
import { lazyPart } from "./lazy-code";

afterEach(() => vi.unstubAllGlobals());

/** @param failures how often the code does not arrive before it does. */
function loaderOf(Part: ComponentType<{ onClose?: () => void }>, failures: number) {
  return vi.fn<() => Promise<ComponentType<{ onClose?: () => void }>>>(async () => {
    if (load.mock.calls.length <= failures)
      throw new TypeError("Failed to fetch dynamically imported module");
    return Part;
  });
}
let load: ReturnType<typeof loaderOf>;

const showPart = (failures: number) => {
  load = loaderOf(() => <p>O pódio</p>, failures);
  const Podium = lazyPart(load);
  return show(
    <>
      <h1>Copa de verão</h1>
      <Suspense fallback={<p>Carregando</p>}>
        <Podium />
      </Suspense>
    </>,
  );
};
const answerWith = (status: number) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(null, { status })),
  );

test("offline the page stays, and its button loads the part again as often as needed", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new TypeError("offline"))),
  );
  const { user } = showPart(2);
  await user.click(await screen.findByRole("button", { name: "Tentar novamente" }));
  await user.click(await screen.findByRole("button", { name: "Tentar novamente" }));
  expect(await screen.findByText("O pódio")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Copa de verão" })).toBeVisible();
});

test("after a new version of the server the page offers to reload, and does not blame the network", async () => {
  answerWith(404);
  showPart(99);
  expect(await screen.findByRole("button", { name: "Recarregar" })).toBeVisible();
  expect(screen.getByText("A Praia foi atualizada")).toBeVisible();
});

test("a dialog that cannot open is closed again, with a toast", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new TypeError("offline"))),
  );
  load = loaderOf(() => <p>Compartilhar</p>, 1);
  const Dialog = lazyPart(load, { quiet: true });
  const onClose = vi.fn<() => void>();
  show(
    <Suspense fallback={null}>
      <Dialog onClose={onClose} />
    </Suspense>,
  );
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(screen.getByText("Sem conexão com o servidor")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Tentar novamente" })).toBeNull();
});
