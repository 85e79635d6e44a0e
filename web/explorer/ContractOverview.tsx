import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { IntrospectionSchema } from "graphql";
import { rootsOf } from "./contract";
import { TypeName } from "./TypeLink";

interface ContractOverviewProps {
  schema: IntrospectionSchema;
  onOpen: (name: string) => void;
}

/** Where one begins: the three kinds of operation, then every type by its name. */
export function ContractOverview({ schema, onOpen }: ContractOverviewProps) {
  const roots = rootsOf(schema);
  const others = schema.types.filter(
    ({ name }) => !name.startsWith("__") && !roots.some((root) => root.name === name),
  );
  return (
    <Stack gap="5">
      <Stack as="ul" gap="2" listStyleType="none">
        {roots.map(({ label, name }) => (
          <li key={name}>
            <Text as="span">{label}: </Text>
            <TypeName name={name} onOpen={onOpen} />
          </li>
        ))}
      </Stack>
      <Stack gap="3">
        <Heading as="h3" textStyle="md" fontWeight="bold">
          Todos os tipos
        </Heading>
        <Stack as="ul" gap="1.5" listStyleType="none" textStyle="sm">
          {others.map(({ name }) => (
            <li key={name}>
              <TypeName name={name} onOpen={onOpen} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Stack>
  );
}
