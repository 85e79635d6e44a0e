import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import {
  classOccupancy,
  classStatusLabel,
  waitsInWords,
} from "../../../server/classes/class-kind-and-status.rules";

const looks = {
  RED: { palette: "flag", words: "cheia" },
  YELLOW: { palette: "sun", words: "quase cheia" },
  GREEN: { palette: "palm", words: "com vagas" },
} as const;

/** How full a class is: a dot, and "5/6". */
export function Places({ taken, of }: { taken: number; of: number }) {
  const { palette, words } = looks[classOccupancy({ enrolled: taken, max: of }).colour];
  return (
    <Flex
      as="span"
      align="center"
      gap="1.5"
      textStyle="sm"
      lineHeight="1.5rem"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
    >
      <Box
        as="span"
        boxSize="2.5"
        borderRadius="full"
        bg={`${palette}.solid`}
        aria-hidden="true"
        _print={{ display: "none" }}
      />
      {taken}/{of}
      <VisuallyHidden>{words}</VisuallyHidden>
    </Flex>
  );
}

/** "Pendente. Confirma com 3 alunos: falta 1" */
export function PendingWords({ minStudents, missing }: { minStudents: number; missing: number }) {
  return (
    <>
      <Text as="span" fontWeight="semibold" color="sun.fg">
        {classStatusLabel.PENDING}.
      </Text>{" "}
      {waitsInWords(minStudents, missing)}
    </>
  );
}
