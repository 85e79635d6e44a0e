import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Link, Route, Routes } from "react-router-dom";
import { problemsShown, show } from "../../../tests/support/component";
import { forgetWork, startWork, type Progress, type WorkEnd } from "./long-work";
import { LongWork } from "./LongWork";

/** Work whose progress and result the test controls. */
function begin(key = "importar") {
  let tell: (progress: Progress) => void = () => undefined;
  let finish: (end: WorkEnd) => void = () => undefined;
  let fail: () => void = () => undefined;
  const run = vi.fn<(report: typeof tell) => Promise<WorkEnd>>((report) => {
    tell = report;
    return new Promise((resolve, reject) => {
      finish = resolve;
      fail = () => reject(new Error("No connection"));
    });
  });
  const doing = (progress: Progress | null) =>
    progress ? `Importando ${progress.done} de ${progress.of}…` : "Importando 120 duplas…";
  const start = () => startWork({ key, doing, run });
  return {
    run,
    start,
    tell: (p: Progress) => tell(p),
    finish: (end: WorkEnd) => finish(end),
    fail: () => fail(),
  };
}

function Page({ owner = "gestora" }) {
  return (
    <>
      <Routes>
        <Route path="/lista" element={<h1>Lista</h1>} />
        <Route path="*" element={<Link to="/outra">Outra página</Link>} />
      </Routes>
      <LongWork owner={owner} />
    </>
  );
}
const soon = () => act(() => new Promise((resolve) => setTimeout(resolve, 650)));
const closing = () => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

afterEach(() => act(() => forgetWork("importar")));

test("work continues across navigation, shows its progress, and links to its result", async () => {
  const work = begin();
  const { user, router } = show(<Page />);
  act(() => void work.start());
  expect(screen.queryByText(/^Importando/)).toBeNull();
  expect(await screen.findByText("Importando 120 duplas…", undefined, { timeout: 5000 })).toBeVisible();
  expect(screen.getByRole("progressbar")).not.toHaveAttribute("value");
  expect(await problemsShown()).toEqual([]);
  await user.click(screen.getByRole("link", { name: "Outra página" }));
  act(() => work.tell({ done: 30, of: 120 }));
  expect(screen.getByText("Importando 30 de 120…")).toBeVisible();
  expect(screen.getByRole("progressbar")).toHaveAttribute("value", "30");
  await act(async () => work.finish({ ok: true, says: "Pronto: 118 importadas.", to: "/lista" }));
  expect(screen.getByRole("status")).toHaveTextContent("Pronto: 118 importadas.");
  expect(await problemsShown()).toEqual([]);
  await user.click(screen.getByRole("link", { name: "Ver" }));
  expect(router.state.location.pathname).toBe("/lista");
  expect(screen.getByRole("heading", { name: "Lista" })).toBeVisible();
  expect(screen.queryByText("Pronto: 118 importadas.")).toBeNull();
});

test("closing the tab asks for confirmation only while work is running", async () => {
  const work = begin();
  show(<Page />);
  expect(closing()).toBe(false);
  act(() => void work.start());
  expect(closing()).toBe(true);
  await act(async () => work.finish({ ok: true }));
  expect(closing()).toBe(false);
});

test("running work is not started twice, and failed work can be retried", async () => {
  const work = begin();
  const { user } = show(<Page />);
  act(() => void work.start());
  expect(await work.start()).toBeNull();
  expect(work.run).toHaveBeenCalledOnce();
  await act(async () => work.fail());
  expect(screen.getByRole("alert")).toHaveTextContent("Não foi possível terminar.");
  await user.click(screen.getByRole("button", { name: "Tentar novamente" }));
  expect(work.run).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("alert")).toBeNull();
  await act(async () => work.finish({ ok: true, says: "Pronto." }));
  await user.click(screen.getByRole("button", { name: "Fechar" }));
  expect(screen.queryByText("Pronto.")).toBeNull();
});

test("short work, and work without a result message, shows no line", async () => {
  const work = begin();
  show(<Page />);
  act(() => void work.start());
  await act(async () => work.finish({ ok: true }));
  await soon();
  expect(screen.queryByRole("region", { name: "Em andamento" })).toBeNull();
});

test("another user of the same device does not see the work", async () => {
  const work = begin();
  show(<Page owner="gestora" />);
  act(() => void work.start());
  await act(async () => work.finish({ ok: true, says: "Pronto." }));
  expect(await screen.findByText("Pronto.")).toBeVisible();
  cleanup();
  show(<Page owner="outra" />);
  expect(screen.queryByText("Pronto.")).toBeNull();
});
