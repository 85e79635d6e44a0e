import { createHash } from "node:crypto";
import {
  getArgumentValues,
  getNamedType,
  isCompositeType,
  isObjectType,
  isInterfaceType,
  Kind,
  type GraphQLCompositeType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { isIncluded, type Asked } from "./asked-fields";

/**
 * What an operation asks, however it is written: names of operations, fragments and variables, unused values, white
 * space and what is skipped make no difference. Equal for questions with equal answers.
 */
export function questionKey(asked: Asked, { operation, selectionSet }: OperationDefinitionNode): string {
  const root = asked.schema.getRootType(operation);
  const hash = createHash("sha256");
  if (root) write(asked, root, selectionSet, (text) => void hash.update(text));
  return hash.digest("base64url");
}

function write(
  asked: Asked,
  type: GraphQLCompositeType,
  { selections }: SelectionSetNode,
  put: (text: string) => void,
): void {
  put("{");
  for (const selection of selections) {
    if (!isIncluded(asked, selection)) continue;
    if (selection.kind === Kind.FIELD) {
      const field =
        isObjectType(type) || isInterfaceType(type) ? type.getFields()[selection.name.value] : undefined;
      put(`${selection.alias?.value ?? selection.name.value}:${selection.name.value}`);
      if (field && field.args.length > 0)
        put(JSON.stringify(getArgumentValues(field, selection, asked.variableValues)));
      const named = field && getNamedType(field.type);
      if (selection.selectionSet && isCompositeType(named)) write(asked, named, selection.selectionSet, put);
      put(";");
    } else {
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD ? asked.fragments[selection.name.value] : selection;
      const narrowed = asked.schema.getType(fragment?.typeCondition?.name.value ?? type.name);
      if (!fragment || !isCompositeType(narrowed)) continue;
      put(`...${narrowed.name}`);
      write(asked, narrowed, fragment.selectionSet, put);
    }
  }
  put("}");
}
