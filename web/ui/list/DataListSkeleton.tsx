import { Box } from "@chakra-ui/react/box";
import { Skeleton } from "@chakra-ui/react/skeleton";
import { Panel } from "../Card";
import { loading } from "../Skeletons";
import type { ListColumn } from "./list-column";
import { ListBody, ListCell, ListRoom, ListRowLook, ListTable } from "./list-look";
import { DataListHead } from "./DataListHead";

interface DataListSkeletonProps<Row> {
  columns: readonly ListColumn<Row>[];
  /** As many as are likely: an arena has some 40 athletes, a tournament of an evening 8. */
  rows: number;
  /** Whether its rows will have ticks, and something at their end. */
  picks?: boolean;
  actions?: boolean;
}

/** On a phone a cell says what it counts, and what parts it from the next one. */
const withoutWords = { "&&::before": { display: "none" } };
const noTicks = { checked: false, some: false, none: true, onChange: () => undefined };

/** A `DataList` whose rows are on their way, in the same places. */
export function DataListSkeleton<Row>({
  columns,
  rows,
  picks = false,
  actions = false,
}: DataListSkeletonProps<Row>) {
  return (
    <ListRoom {...loading}>
      <Panel p="0" css={{ overflow: "clip" }}>
        <ListTable aria-hidden="true">
          <DataListHead columns={columns} sort={null} actions={actions} all={picks ? noTicks : undefined} />
          <ListBody>
            {Array.from({ length: rows }, (_, row) => (
              <ListRowLook
                key={row}
                data-pick={picks ? "" : undefined}
                data-actions={actions ? "" : undefined}
              >
                {picks ? (
                  <ListCell place="pick">
                    <Box display="grid" placeItems="center" w="11" h="full">
                      <Skeleton boxSize="5" />
                    </Box>
                  </ListCell>
                ) : null}
                {columns.map(({ key, phone, numeric, wideOnly }) => (
                  <ListCell key={key} place={phone} wideOnly={wideOnly} css={withoutWords}>
                    <Skeleton
                      h="4"
                      my="1"
                      w={phone === "name" ? `${8 + ((row * 5) % 4)}rem` : "4rem"}
                      maxW="full"
                      ms={numeric ? "auto" : undefined}
                    />
                  </ListCell>
                ))}
                {actions ? (
                  <ListCell place="actions">
                    <Skeleton boxSize="7" mx="2" />
                  </ListCell>
                ) : null}
              </ListRowLook>
            ))}
          </ListBody>
        </ListTable>
      </Panel>
    </ListRoom>
  );
}
