import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import { codeArrived, mockServer } from "../../../tests/support/mock-server";
import type { ContractFormCreateMutation as CreateMutation } from "../../__generated__/ContractFormCreateMutation.graphql";
import { CreateContractDialog } from "./CreateContractDialog";

const refusal = "O arquivo deve ser um PDF de até 5 MB";
const pdf = (size = 20) =>
  new File([`%PDF-1.7${" ".repeat(size - 8)}`], "Contrato.pdf", { type: "application/pdf" });

/** Stub of XMLHttpRequest: the test decides when the upload progresses and ends. */
class Sending extends EventTarget {
  static last: Sending | null = null;
  upload = new EventTarget();
  headers: Record<string, string> = {};
  method = "";
  path = "";
  body: unknown = null;
  status = 0;
  responseText = "";
  constructor() {
    super();
    Sending.last = this;
  }
  open(method: string, path: string) {
    [this.method, this.path] = [method, path];
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.dispatchEvent(new Event("abort"));
    this.dispatchEvent(new Event("loadend"));
  }
  progresses(loaded: number, total: number) {
    act(() => void this.upload.dispatchEvent(new ProgressEvent("progress", { loaded, total })));
  }
  async ends(status: number, responseText = "") {
    [this.status, this.responseText] = [status, responseText];
    await act(async () => void this.dispatchEvent(new Event(status === 0 ? "error" : "load")));
    this.dispatchEvent(new Event("loadend"));
    await codeArrived();
  }
}

beforeEach(() => void vi.stubGlobal("XMLHttpRequest", Sending));
afterEach(() => {
  vi.unstubAllGlobals();
  Sending.last = null;
});

async function open() {
  const onClose = vi.fn<() => void>();
  const server = mockServer();
  server.willAnswer({
    allArenas: {
      edges: [
        { node: { id: "dunas", key: "dunas", name: "Arena Dunas", city: "Laguna", fullAddress: null } },
      ],
    },
  });
  const shown = show(<CreateContractDialog open onClose={onClose} />, server);
  await codeArrived();
  const create = () => shown.user.click(screen.getByRole("button", { name: "Criar Contrato" }));
  const choose = async () => shown.user.click(await screen.findByRole("button", { name: /^Arena Dunas/ }));
  const attach = (file: File) =>
    shown.user.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, file);
  return { ...shown, onClose, create, choose, attach };
}
const created = {
  createContract: {
    __typename: "CreateContractSuccess" as const,
    contract: { id: "contrato", key: "chave" },
  },
};

test("nothing is sent before an arena or federation and a plan are chosen", async () => {
  const { create, choose, fill, server, user } = await open();
  expect(await problemsShown()).toEqual([]);
  await create();
  expect(server.sent()).toEqual([]);
  expect(screen.getByLabelText(/^Buscar arena/)).toHaveAccessibleDescription(
    "Escolha uma arena ou uma federação",
  );
  await choose();
  expect(screen.queryByLabelText(/^Buscar arena/)).toBeNull();
  expect(screen.getByRole("button", { name: "Trocar" })).toHaveFocus();
  await fill(/^Plano/, "Plano Clube");
  await fill(/^Último dia/, "");
  await create();
  expect(server.sent()).toEqual([
    expect.objectContaining({
      arenaId: "dunas",
      federationId: null,
      plan: "Plano Clube",
      lastDay: null,
      renewsItself: false,
      termMonths: null,
    }),
  ]);
  await server.answers<CreateMutation>({
    createContract: {
      __typename: "RuleViolation",
      message: "Já há um contrato com este contratante nesses dias.",
      path: ["firstDay"],
    },
  });
  expect(screen.getByLabelText(/^Primeiro dia/)).toHaveAccessibleDescription(
    "Já há um contrato com este contratante nesses dias.",
  );
  expect(screen.getByText("Arena Dunas")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Trocar" }));
  expect(screen.getByLabelText(/^Buscar arena/)).toHaveFocus();
});

test("automatic renewal needs an end date, and says by how many months it renews", async () => {
  const { create, choose, fill, server, user } = await open();
  await choose();
  await fill(/^Plano/, "Plano Clube");
  await user.click(screen.getByLabelText("Renovação automática"));
  await fill(/^Último dia/, "");
  await fill(/^Renova por quantos meses/, "");
  await create();
  expect(server.sent()).toEqual([]);
  expect(screen.getByLabelText(/^Último dia/)).toHaveAccessibleDescription(
    /Diga até quando vai o primeiro prazo/,
  );
  expect(screen.getByLabelText(/^Renova por quantos meses/)).toHaveAccessibleDescription(
    "Diga por quantos meses renova",
  );
});

test("a file that is not a PDF, or too large, shows an error at once and is not sent", async () => {
  const { attach } = await open();
  for (const file of [
    new File(["nada disso"], "falso.pdf", { type: "application/pdf" }),
    new File([], "vazio.pdf", { type: "application/pdf" }),
    pdf(5 * 1024 * 1024 + 1),
  ]) {
    await attach(file);
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(screen.queryByText(new RegExp(file.name))).toBeNull();
  }
  await attach(pdf(5 * 1024 * 1024));
  expect(await screen.findByText("Contrato.pdf (5,0 MB)")).toBeVisible();
  expect(screen.queryByText(refusal)).toBeNull();
});

test("the document is uploaded after the contract is created, with a progress bar", async () => {
  const { attach, create, choose, fill, server, onClose, router } = await open();
  await choose();
  await fill(/^Plano/, "Plano Clube");
  await attach(pdf());
  await create();
  expect(Sending.last).toBeNull();
  await server.answers<CreateMutation>(created);
  expect(Sending.last).toMatchObject({
    method: "PUT",
    path: "/documentos/contratos/chave?nome=Contrato.pdf",
    headers: { "Content-Type": "application/pdf" },
  });
  Sending.last?.progresses(10, 20);
  expect(screen.getByRole("progressbar", { name: "Enviando o documento" })).toHaveAttribute("value", "10");
  expect(onClose).not.toHaveBeenCalled();
  await Sending.last?.ends(204);
  expect(onClose).toHaveBeenCalledOnce();
  expect(await screen.findByText("Contrato criado com sucesso")).toBeVisible();
  expect(router.state.location.search).toBe("?aberto=contrato");
});

test.each([
  [
    413,
    JSON.stringify({ errors: [{ message: refusal }] }),
    `${refusal}. Envie de novo nos detalhes do contrato.`,
  ],
  [
    0,
    "",
    "Não foi possível enviar. Verifique sua conexão e tente novamente. Envie de novo nos detalhes do contrato.",
  ],
])("a failed upload (%i) keeps the contract and shows the error", async (status, body, message) => {
  const { attach, create, choose, fill, server, onClose } = await open();
  await choose();
  await fill(/^Plano/, "Plano Clube");
  await attach(pdf());
  await create();
  await server.answers<CreateMutation>(created);
  await Sending.last?.ends(status, body);
  expect(onClose).toHaveBeenCalledOnce();
  expect(await screen.findByText("Contrato criado, mas sem o documento")).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
});
