import type { ExecutionId, UntypedData } from "@docsift/sdk"
import { docsift } from "../../../docsift/client.ts"
import { listValues } from "../../../docsift/list-values.ts"

/** Values with a lower confidence should be checked; four of five values at this confidence are right. */
const lowConfidence = 0.8

/** Shows the values with page and confidence. */
export async function Values({ executionId, data }: { readonly executionId: ExecutionId; readonly data: UntypedData }) {
  const values = listValues(data, await docsift().executions.evidence(executionId))
  return (
    <table>
      <caption>Extracted values</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Value</th>
          <th scope="col">Page</th>
          <th scope="col">Confidence</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ pointer, label, value, place }) => (
          <tr key={pointer}>
            <th scope="row">{label}</th>
            <td>{value ?? "–"}</td>
            <td>{place?.cell ?? place?.page}</td>
            <td>{place !== undefined && <Confidence value={place.confidence} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Confidence({ value }: { readonly value: number }) {
  return (
    <>
      {Math.round(value * 100)} %{value < lowConfidence && <strong> check</strong>}
    </>
  )
}
