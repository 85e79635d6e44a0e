import { isUuid } from "../uuid.rules";
import { badInput } from "./errors";

/** Opaque to clients: base64url of "Type:uuid". */
export const encodeGlobalId = (typename: string, id: string | number | bigint): string =>
  Buffer.from(`${typename}:${id}`).toString("base64url");

/** @throws BAD_USER_INPUT for anything this API never gave out. */
export function decodeGlobalId(globalId: string): { typename: string; id: string } {
  const text = Buffer.from(globalId, "base64url").toString("utf8");
  const [typename = "", id = "", ...rest] = text.split(":");
  if (!/^[A-Z]\w+$/.test(typename) || !isUuid(id) || rest.length > 0)
    throw badInput("Identificador inválido.");
  return { typename, id };
}

/** @throws BAD_USER_INPUT for anything this API never gave out. */
export function assertGlobalId(globalId: string): string {
  decodeGlobalId(globalId);
  return globalId;
}
