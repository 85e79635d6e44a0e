import type { z } from "zod";
import { InvalidInput } from "./errors";

/**
 * The input as the schema makes it: trimmed, cleaned, with defaults.
 * @throws InvalidInput with one message per field.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const first = new Map<string, { path: string[]; message: string }>();
  for (const issue of parsed.error.issues) {
    const path = issue.path.map(String);
    const key = path.join(".");
    if (!first.has(key)) first.set(key, { path, message: issue.message });
  }
  throw new InvalidInput([...first.values()]);
}
