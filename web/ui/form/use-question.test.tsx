import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../../../tests/support/component";
import type { Answer } from "./refusal";
import { useQuestion } from "./use-question";

type Run = (variables: { input: { id: string } }) => Promise<{ remove: Answer } | null>;

function Asked({
  run,
  onDone,
  onRefused,
}: {
  run: Run;
  onDone: (done: unknown) => void;
  onRefused: () => void;
}) {
  const { confirm, pending, refusal, forgetRefusal } = useQuestion([run, false], {
    input: { id: "one" },
    onDone,
    onRefused,
  });
  return (
    <>
      {refusal ? <p>{refusal}</p> : null}
      <button onClick={confirm} disabled={pending}>
        Remover
      </button>
      <button onClick={forgetRefusal}>Voltar</button>
    </>
  );
}

test("an error is shown until the next try; a failed request changes nothing", async () => {
  const refusal = { code: "IN_USE", message: "Ainda em uso", path: null };
  const answers: ({ remove: Answer } | null)[] = [
    { remove: { done: null, refusal } },
    { remove: { done: null, refusal } },
    null,
    { remove: { done: { id: "one" }, refusal: null } },
  ];
  const run = vi.fn<Run>(async () => answers.shift() ?? null);
  const [onDone, onRefused] = [vi.fn<(done: unknown) => void>(), vi.fn<() => void>()];
  const { user } = show(<Asked run={run} onDone={onDone} onRefused={onRefused} />);
  const press = (name: string) => user.click(screen.getByRole("button", { name }));

  await press("Remover");
  expect(run).toHaveBeenCalledWith({ input: { id: "one" } });
  expect(screen.getByText("Ainda em uso")).toBeVisible();
  expect(onRefused).toHaveBeenCalledOnce();
  await press("Voltar");
  expect(screen.queryByText("Ainda em uso")).not.toBeInTheDocument();
  await press("Remover");
  expect(screen.getByText("Ainda em uso")).toBeVisible();
  await press("Remover");
  expect(screen.queryByText("Ainda em uso")).not.toBeInTheDocument();
  expect(onDone).not.toHaveBeenCalled();
  await press("Remover");
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ id: "one" });
});
