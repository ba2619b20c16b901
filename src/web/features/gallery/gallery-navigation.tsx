import { useState } from 'react';
import { Menu } from '#web/ui/button/menu.tsx';
import { Breadcrumb } from '#web/ui/list/breadcrumb.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { Table } from '#web/ui/list/table.tsx';
import { Tabs } from '#web/ui/list/tabs.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { Specimen } from './specimen.tsx';

const rows = [
  { id: 1, number: 'P-2026-0001', state: 'pending', total: '34,20' },
  { id: 2, number: 'P-2026-0002', state: 'delivered', total: '8,75' },
];

/** Ways around, and tables. */
export function GalleryNavigation() {
  const [tab, setTab] = useState<'one' | 'two' | 'three'>('one');
  return (
    <>
      <Specimen name="Breadcrumb, Pagination, Menu">
        <Breadcrumb
          label="Breadcrumb"
          items={[{ name: 'Home', to: '/' }, { name: 'Fruit', to: '/gallery' }, { name: 'Apples' }]}
        />
        <Pagination
          current={8}
          total={20}
          hrefFor={(page) => `/gallery?page=${page}`}
          labels={{ list: 'Pages', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` }}
        />
        <Menu
          summary="A menu"
          summaryClass="inline-flex min-h-11 items-center rounded-control border border-edge px-4 font-semibold"
          panelClass="left-0 mt-1 w-56"
        >
          <p className="p-2">Whatever it holds</p>
        </Menu>
      </Specimen>
      <Specimen name="Tabs">
        <div className="w-full">
          <Tabs
            label="Tabs"
            active={tab}
            onChange={setTab}
            tabs={[
              { id: 'one', label: 'One', panel: 'The first panel' },
              { id: 'two', label: 'Two', panel: 'The second panel' },
              { id: 'three', label: 'Three', panel: 'The third panel' },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="Table">
        <div className="w-full">
          <Table
            caption="Orders"
            rows={rows}
            rowKey={(row) => row.id}
            columns={[
              { id: 'number', label: 'Number', cell: (row) => row.number, isRowHeader: true },
              { id: 'state', label: 'State', cell: (row) => <Badge tone="yellow">{row.state}</Badge> },
              { id: 'total', label: 'Total', cell: (row) => row.total, align: 'right' },
            ]}
          />
        </div>
      </Specimen>
    </>
  );
}
