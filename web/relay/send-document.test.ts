import { afterEach, expect, test, vi } from "vitest";
import { sendDocument } from "./send-document";

/** Stub of XMLHttpRequest, which sends nothing by itself. */
class Sending extends EventTarget {
  static last: Sending;
  upload = new EventTarget();
  constructor() {
    super();
    Sending.last = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.dispatchEvent(new Event("abort"));
    this.dispatchEvent(new Event("loadend"));
  }
  progresses() {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded: 1, total: 2 }));
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an upload ends once nothing has been sent for a minute, and not before", async () => {
  vi.stubGlobal("XMLHttpRequest", Sending);
  vi.useFakeTimers();
  let told: string | null | undefined;
  const sent = sendDocument("/contratos", new File(["%PDF-"], "Contrato.pdf"), () => undefined).then(
    (answer) => (told = answer),
  );
  await vi.advanceTimersByTimeAsync(50_000);
  Sending.last.progresses();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(told).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1_000);
  await sent;
  expect(told).toBe("Não foi possível enviar. Verifique sua conexão e tente novamente.");
});
