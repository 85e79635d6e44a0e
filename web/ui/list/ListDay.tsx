import { chakra } from "@chakra-ui/react/styled-system";
import { formatDate } from "../format";
import { inRows } from "./list-look";

const InTable = chakra("span", { base: { [inRows]: { display: "none" } } });
const InRow = chakra("span", { base: { display: "none", [inRows]: { display: "inline" } } });

/** A day in a list: "29/11/2026" in a table, "29/11/26" in the two lines of a phone. @param date YYYY-MM-DD */
export function ListDay({ date }: { date: string }) {
  const full = formatDate(date);
  return (
    <>
      <InTable>{full}</InTable>
      <InRow>{`${full.slice(0, 6)}${full.slice(8)}`}</InRow>
    </>
  );
}
