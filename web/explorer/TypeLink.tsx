import { chakra } from "@chakra-ui/react/styled-system";
import { codeFont } from "./code-font";
import { namedTypeOf, wrappingOf, type TypeReference } from "./contract";

interface TypeNameProps {
  name: string;
  onOpen: (name: string) => void;
}

/** The name of a type, which leads to its page. */
export function TypeName({ name, onOpen }: TypeNameProps) {
  return (
    <chakra.button
      type="button"
      onClick={() => onOpen(name)}
      fontFamily={codeFont}
      color="sea.fg"
      textDecoration="underline"
      textUnderlineOffset="3px"
      cursor="pointer"
      borderRadius="l1"
      overflowWrap="anywhere"
      textAlign="start"
    >
      {name}
    </chakra.button>
  );
}

/** A type as it is written: "[Tournament!]!". */
export function TypeLink({ type, onOpen }: { type: TypeReference; onOpen: (name: string) => void }) {
  const [before, after] = wrappingOf(type);
  return (
    <chakra.span fontFamily={codeFont}>
      {before}
      <TypeName name={namedTypeOf(type)} onOpen={onOpen} />
      {after}
    </chakra.span>
  );
}
