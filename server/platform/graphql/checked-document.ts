import {
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from "graphql";
import { excessesOf } from "./query-limits";

/** Longest operation, in lexical tokens. */
export const maxTokens = 1500;
/** An answer does not say more often than this what is wrong. */
export const mostErrors = 5;

/** Documents that are kept parsed: the web app has a few hundred of some kilobytes each. */
export const rememberedLimits = { documents: 500, characters: 2_000_000 } as const;

/** The latest documents, the oldest first. */
class Remembered {
  readonly #documents = new Map<string, DocumentNode>();
  characters = 0;

  get(text: string): DocumentNode | undefined {
    return this.#documents.get(text);
  }

  add(text: string, document: DocumentNode): void {
    this.#documents.set(text, document);
    this.characters += text.length;
    for (const oldest of this.#documents.keys()) {
      if (
        this.#documents.size <= rememberedLimits.documents &&
        this.characters <= rememberedLimits.characters
      )
        return;
      this.#documents.delete(oldest);
      this.characters -= oldest.length;
    }
  }
}

const remembered = new WeakMap<GraphQLSchema, Remembered>();

/** How many characters of operations are kept. */
export const rememberedCharacters = (schema: GraphQLSchema): number =>
  remembered.get(schema)?.characters ?? 0;

/** The same with a code of ours; what a scalar of ours said to a value is kept. */
export const coded = (error: GraphQLError, code: string): GraphQLError => {
  const { message, nodes, source, positions, originalError } = error;
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    originalError: originalError ?? error,
    extensions: { code, http: { status: 400 } },
  });
};

/**
 * The document of a text, within the limits and valid. Hundreds send the same text: it is read and checked once; of many
 * different ones the oldest are forgotten. The limits are checked first and alone: what is too large is not looked into.
 * @returns what is wrong with it where something is.
 */
export function checkedDocument(schema: GraphQLSchema, text: string): DocumentNode | readonly GraphQLError[] {
  const known = remembered.get(schema) ?? new Remembered();
  remembered.set(schema, known);
  const before = known.get(text);
  if (before) return before;
  const document = parsed(text);
  if (document instanceof GraphQLError) return [document];
  const excesses = excessesOf(document).slice(0, mostErrors);
  const problems =
    excesses.length > 0
      ? excesses
      : validate(schema, document, specifiedRules, { maxErrors: mostErrors }).slice(0, mostErrors);
  if (problems.length > 0) return problems.map((problem) => coded(problem, "GRAPHQL_VALIDATION_FAILED"));
  known.add(text, document);
  return document;
}

function parsed(text: string): DocumentNode | GraphQLError {
  try {
    return parse(text, { maxTokens });
  } catch (error) {
    if (error instanceof GraphQLError) return coded(error, "GRAPHQL_PARSE_FAILED");
    throw error;
  }
}
