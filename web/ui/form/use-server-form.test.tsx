import { show } from "../../../tests/support/component";
import { act, screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import type { Refusal } from "./refusal";
import { TextField } from "./Fields";
import { useServerForm } from "./server-form";

interface Answer {
  readonly done: { readonly name: string } | null;
  readonly refusal: Refusal | null;
}

const schema = z.object({ name: z.string().trim().min(2, "Nome curto") });
const refused = (refusal: Partial<Refusal>): Answer => ({
  done: null,
  refusal: { code: "INVALID_INPUT", message: "", path: null, ...refusal },
});

/** A form whose mutation gives these answers, one after the other; null is a failed request. */
function showForm(...answers: readonly (Answer | null)[]) {
  const left = [...answers];
  const run = vi.fn<(variables: { input: { name: string } }) => Promise<{ rename: Answer } | null>>(
    async () => {
      const answer = left.shift() ?? null;
      return answer && { rename: answer };
    },
  );
  const onDone = vi.fn<(done: { readonly name: string }, checked: { name: string }) => void>();
  return { run, onDone, ...show(<Named run={run} onDone={onDone} />) };
}

interface NamedProps extends Pick<ReturnType<typeof showForm>, "run" | "onDone"> {
  onRefused?: (answer: Answer) => boolean;
}

function Named({ run, onDone, onRefused }: NamedProps) {
  const { form, submit } = useServerForm([run, false], {
    rules: async () => schema,
    defaultValues: { name: "" },
    input: ({ name }) => ({ name }),
    onDone,
    ...(onRefused && { onRefused }),
  });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <TextField label="Nome" error={errors.name?.message} {...form.register("name")} />
      {errors.root ? <p>{errors.root.message}</p> : null}
      <button type="submit">Salvar</button>
    </form>
  );
}

test("an error is shown at its field, which takes the focus, or above the button if it has none", async () => {
  const { user, fill, run, onDone } = showForm(
    refused({ path: ["input", "name"], message: "Nome já usado" }),
    refused({ code: "GONE", message: "Não existe mais" }),
    { done: { name: "Bia" }, refusal: null },
  );
  const save = async () => user.click(screen.getByRole("button", { name: "Salvar" }));
  await fill("Nome", " Ana ");
  await save();
  expect(run).toHaveBeenLastCalledWith({ input: { name: "Ana" } });
  expect(screen.getByLabelText("Nome")).toHaveAccessibleDescription("Nome já usado");
  expect(screen.getByLabelText("Nome")).toHaveFocus();
  await fill("Nome", "Bia");
  await save();
  expect(screen.getByText("Não existe mais")).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  await save();
  expect(onDone).toHaveBeenCalledWith({ name: "Bia" }, { name: "Bia" });
});

test("values that break the rules are not sent, and a failed request keeps what was typed", async () => {
  const { user, fill, run, onDone } = showForm(null);
  await fill("Nome", "A");
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  expect(screen.getByLabelText("Nome")).toHaveAccessibleDescription("Nome curto");
  expect(run).not.toHaveBeenCalled();
  await fill("Nome", "Ana");
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.getByLabelText("Nome")).toHaveValue("Ana");
  expect(onDone).not.toHaveBeenCalled();
});

test("an error that arrives after the form has gone is a toast", async () => {
  let answer: (response: { rename: Answer }) => void = () => {};
  const run = vi.fn<() => Promise<{ rename: Answer } | null>>(
    () => new Promise((resolve) => (answer = resolve)),
  );
  const { user, fill, router } = show(
    <Routes>
      <Route path="/" element={<Named run={run} onDone={vi.fn<() => void>()} />} />
      <Route path="*" element="Outra página" />
    </Routes>,
  );
  await fill("Nome", "Ana");
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  await act(() => router.navigate("/outra"));
  expect(screen.getByText("Outra página")).toBeVisible();
  await act(async () => answer({ rename: refused({ code: "GONE", message: "Não existe mais" }) }));
  expect(await screen.findByText("Não existe mais")).toBeVisible();
});

test.each([true, false])("an error that its form takes (%s) is shown by it alone", async (taken) => {
  const onRefused = vi.fn<(answer: Answer) => boolean>(() => taken);
  const run = vi.fn<(variables: { input: { name: string } }) => Promise<{ rename: Answer } | null>>(
    async () => ({
      rename: refused({ code: "VERSION_CONFLICT", message: "Mudou" }),
    }),
  );
  const { user, fill } = show(<Named run={run} onDone={vi.fn<() => void>()} onRefused={onRefused} />);
  await fill("Nome", "Ana");
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  expect(onRefused).toHaveBeenCalledOnce();
  expect(screen.queryAllByText("Mudou")).toHaveLength(taken ? 0 : 1);
});
