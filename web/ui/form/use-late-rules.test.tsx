import { screen, waitFor } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { show } from "../../../tests/support/component";
import { TextField } from "./Fields";
import { useLateRules } from "./server-form";

const schema = z.object({ name: z.string().min(2, "Nome curto") });

interface NamedProps {
  rules: () => Promise<typeof schema>;
  onSent: (values: { name: string }) => void;
}

function Named({ rules, onSent }: NamedProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: useLateRules(rules),
    defaultValues: { name: "" },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSent)(event)}>
      <TextField label="Nome" error={formState.errors.name?.message} {...register("name")} />
      <button type="submit">Enviar</button>
    </form>
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the rules come with the first press; without them the field says why, and nothing that was typed is lost", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  let reachable = false;
  const rules = vi.fn<() => Promise<typeof schema>>(async () => {
    if (!reachable) throw new TypeError("Failed to fetch dynamically imported module");
    return schema;
  });
  const onSent = vi.fn<(values: { name: string }) => void>();
  const { user, fill } = show(<Named rules={rules} onSent={onSent} />);
  expect(rules).not.toHaveBeenCalled();

  await fill("Nome", "Bia");
  await user.click(screen.getByRole("button", { name: "Enviar" }));
  const field = screen.getByLabelText("Nome");
  expect(field).toHaveAccessibleDescription("Sem conexão com o servidor. Tente novamente.");
  expect(field).toHaveValue("Bia");
  expect(onSent).not.toHaveBeenCalled();

  reachable = true;
  await fill("Nome", "B");
  await user.click(screen.getByRole("button", { name: "Enviar" }));
  expect(field).toHaveAccessibleDescription("Nome curto");
  await fill("Nome", "Bia");
  await user.click(screen.getByRole("button", { name: "Enviar" }));
  expect(onSent.mock.calls[0]?.[0]).toEqual({ name: "Bia" });
});

test("without a connection the rules are not asked for: a browser would keep the failure", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  let asked = 0;
  const rules = async () => {
    asked += 1;
    return schema;
  };
  const onSent = vi.fn<(values: { name: string }) => void>();
  const { user, fill } = show(<Named rules={rules} onSent={onSent} />);
  await fill("Nome", "Bia");
  await user.click(screen.getByRole("button", { name: "Enviar" }));
  await waitFor(() =>
    expect(screen.getByLabelText("Nome")).toHaveAccessibleDescription(
      "Sem conexão com o servidor. Tente novamente.",
    ),
  );
  expect(asked).toBe(0);

  online.mockReturnValue(true);
  await user.click(screen.getByRole("button", { name: "Enviar" }));
  await vi.waitFor(() => expect(onSent.mock.calls[0]?.[0]).toEqual({ name: "Bia" }));
});

test("what was in the form at the press is sent, though it changes before the rules are there", async () => {
  let arrive: (rules: typeof schema) => void = () => undefined;
  const late = new Promise<typeof schema>((resolve) => {
    arrive = resolve;
  });
  const onSent = vi.fn<(values: { name: string }) => void>();
  const { user, fill } = show(<Named rules={() => late} onSent={onSent} />);
  await fill("Nome", "Bia");
  await user.click(screen.getByRole("button", { name: "Enviar" }));
  await fill("Nome", "Lia");
  arrive(schema);
  await vi.waitFor(() => expect(onSent.mock.calls[0]?.[0]).toEqual({ name: "Bia" }));
});
