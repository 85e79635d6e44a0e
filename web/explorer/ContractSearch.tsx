import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { IntrospectionSchema } from "graphql";
import { counted } from "../../server/platform/plural.rules";
import { codeFont } from "./code-font";
import { searchContract } from "./contract";
import { TypeName } from "./TypeLink";

interface ContractSearchProps {
  schema: IntrospectionSchema;
  text: string;
  onOpen: (name: string) => void;
}

const most = 40;

export function ContractSearch({ schema, text, onOpen }: ContractSearchProps) {
  const found = searchContract(schema, text);
  return (
    <Stack gap="3">
      <Text aria-live="polite" textStyle="sm" color="fg.muted">
        {found.length === 0 ? "Nada com esse nome." : countOf(found.length)}
      </Text>
      <Stack as="ul" gap="1.5" listStyleType="none" textStyle="sm">
        {found.slice(0, most).map(({ typeName, fieldName }) => (
          <li key={`${typeName}.${fieldName ?? ""}`}>
            <TypeName name={typeName} onOpen={onOpen} />
            {fieldName === null ? null : (
              <Text as="span" fontFamily={codeFont} overflowWrap="anywhere">
                .{fieldName}
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

const countOf = (count: number): string => {
  const results = counted(count, "resultado", "resultados");
  return count > most ? `${results}, aqui os primeiros ${most}` : results;
};
