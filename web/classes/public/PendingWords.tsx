import { Text } from "@chakra-ui/react/text";
import { waitsInWords } from "../../../server/classes/class-status.rules";
import { classStatusLabel } from "../../../server/classes/class-words.rules";

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
