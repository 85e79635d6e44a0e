import { Skeleton } from "@chakra-ui/react/skeleton";
import { Panel } from "../Card";
import { loading } from "../Skeletons";
import type { ListColumn } from "./list-column";
import { ListBody, ListCell, ListRowLook, ListTable } from "./list-look";
import { DataListHead } from "./DataListHead";

interface DataListSkeletonProps<Row> {
  columns: readonly ListColumn<Row>[];
  /** As many as are likely: an arena has some 40 athletes, a tournament of an evening 8. */
  rows: number;
}

/** A `DataList` whose rows are on their way, in the same places. */
export function DataListSkeleton<Row>({ columns, rows }: DataListSkeletonProps<Row>) {
  return (
    <Panel p="0" {...loading} css={{ overflow: "clip" }}>
      <ListTable aria-hidden="true">
        <DataListHead columns={columns} sort={null} actions={false} />
        <ListBody>
          {Array.from({ length: rows }, (_, row) => (
            <ListRowLook key={row}>
              {columns.map(({ key, phone, numeric, wideOnly }, index) => (
                <ListCell key={key} place={phone} wideOnly={wideOnly}>
                  <Skeleton
                    h="4"
                    w={index === 0 ? `${9 + ((row * 5) % 4)}rem` : "4.5rem"}
                    maxW="full"
                    ms={numeric ? "auto" : undefined}
                  />
                </ListCell>
              ))}
            </ListRowLook>
          ))}
        </ListBody>
      </ListTable>
    </Panel>
  );
}
